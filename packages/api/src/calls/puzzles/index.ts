import { getPuzzleProgress, listPuzzleHistory, listPuzzleThemes } from './progress.ts'
import { askPuzzleHint, getDailyPuzzle, getNextPuzzle, playPuzzleMove } from './solving.ts'

/** The calls of puzzles. */
export const puzzleCalls = {
  puzzles: {
    next: getNextPuzzle,
    daily: getDailyPuzzle,
    move: playPuzzleMove,
    hint: askPuzzleHint,
    progress: getPuzzleProgress,
    history: listPuzzleHistory,
    themes: listPuzzleThemes,
  },
}
