"""The search of the strong levels: policy, value network and tree, compiled with the kernel."""
