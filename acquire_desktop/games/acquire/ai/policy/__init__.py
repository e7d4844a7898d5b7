"""The policy: the fast player of first impressions and of rollouts, compiled with the kernel."""
