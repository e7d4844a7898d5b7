"""A choice that is as wide as its widest item."""

from PySide6.QtWidgets import QComboBox, QWidget

_POLICIES = QComboBox.SizeAdjustPolicy


class FittedBox(QComboBox):
    """Tells its layout at once when its items need another width.

    Qt's own policy for that, ``AdjustToContents``, makes the box as small as its items some
    milliseconds later, whatever room its layout has given it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.refit()

    def refit(self) -> None:
        """Measure the items again; to be called when they or their texts have changed."""
        for policy in (
            _POLICIES.AdjustToMinimumContentsLengthWithIcon,  # forgets what was measured
            _POLICIES.AdjustToContentsOnFirstShow,
        ):
            self.setSizeAdjustPolicy(policy)
