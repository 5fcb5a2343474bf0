import { countPackTries, getPuzzlePack } from './pack.ts'
import { getPuzzleProgress, listPuzzleHistory, listPuzzleThemes } from './progress.ts'
import {
  endPuzzleRun,
  getPuzzleRun,
  listPuzzleRuns,
  playRunMove,
  skipRunMove,
  startPuzzleRun,
} from './runs.ts'
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
    pack: getPuzzlePack,
    countPackTries,
    runs: listPuzzleRuns,
    startRun: startPuzzleRun,
    run: getPuzzleRun,
    playRun: playRunMove,
    skipInRun: skipRunMove,
    endRun: endPuzzleRun,
  },
}
