# Puts the Developer ID of whoever publishes, if there is one, where codesign finds it, and the login
# for Apple's notaries. To be read by a shell on a hosted runner, before `dev.py bundle`:
#
#   CERTIFICATE, CERTIFICATE_PASSWORD           a .p12 file in base64, and its password
#   ACQUIRE_CODESIGN_IDENTITY                   the name of the Developer ID in it
#   NOTARY_APPLE_ID, NOTARY_PASSWORD, NOTARY_TEAM   the login
#
# Not run yet.
# shellcheck shell=sh
if [ -z "${CERTIFICATE:-}" ]; then
  unset ACQUIRE_CODESIGN_IDENTITY
  echo "There is no Developer ID: the program is signed for nobody."
else
  keychain="$RUNNER_TEMP/acquire.keychain-db"
  password=$(uuidgen)
  security create-keychain -p "$password" "$keychain"
  security set-keychain-settings -lut 7200 "$keychain"
  security unlock-keychain -p "$password" "$keychain"
  printf %s "$CERTIFICATE" | base64 --decode >"$RUNNER_TEMP/certificate.p12"
  security import "$RUNNER_TEMP/certificate.p12" -P "$CERTIFICATE_PASSWORD" \
    -T /usr/bin/codesign -k "$keychain"
  rm "$RUNNER_TEMP/certificate.p12"
  security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
  security list-keychains -d user -s "$keychain" login.keychain-db
  if [ -n "${NOTARY_APPLE_ID:-}" ]; then
    export ACQUIRE_NOTARY_PROFILE=acquire
    xcrun notarytool store-credentials "$ACQUIRE_NOTARY_PROFILE" \
      --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
  fi
fi
