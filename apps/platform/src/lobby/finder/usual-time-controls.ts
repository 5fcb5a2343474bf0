/** The times that are played most, by their ids: with the tile for all others they fill three rows of four. */
export const usualTimeControls: readonly number[] = [4, 5, 8, 9, 11, 13, 14, 15, 16, 18, 25]
