import type { LineEvaluation } from '../evaluation-bar/evaluation.ts'
import { englishEvaluation } from '../evaluation-bar/texts.ts'

/** Every text of the analysis lines. */
export interface AnalysisLinesTexts {
  /** The list's name for assistive technology. */
  readonly label: string
  readonly waiting: string
  readonly thinking: string
  /** The search depth. */
  readonly depth: (plies: number) => string
  /** A score as it is read out. */
  readonly evaluation: (evaluation: LineEvaluation) => string
  /** Shown when the engine has no line because the game is over. */
  readonly noLines: string
}

export const englishAnalysisTexts: AnalysisLinesTexts = {
  label: 'Engine lines',
  waiting: 'Waiting for the engine',
  thinking: 'Thinking',
  depth: (plies) => `Depth ${plies}`,
  evaluation: englishEvaluation,
  noLines: 'There are no legal moves in this position.',
}
