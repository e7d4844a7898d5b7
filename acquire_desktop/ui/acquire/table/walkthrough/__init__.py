"""Merger walkthrough: a merger as a scene, step by step."""
