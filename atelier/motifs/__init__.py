"""The library of things that stand in pictures: functions that give a `Motif`."""
