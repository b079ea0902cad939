"""Playing over days: standing orders, premoves, contests."""
