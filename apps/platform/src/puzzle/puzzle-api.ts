import { perApp } from '../platform/page/index.ts'
import { createPuzzleApi } from './calls.ts'

/** The calls of puzzles, the same for all parts of an app. */
export const puzzleApiOf = perApp(({ server }) => createPuzzleApi(server))
