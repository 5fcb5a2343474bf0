import type { LineEvaluation } from './evaluation.ts'

/** Every text of the evaluation bar. */
export interface EvaluationBarTexts {
  /** The bar's name for assistive technology. */
  readonly label: string
  /** An evaluation as it is read out. */
  readonly value: (evaluation: LineEvaluation) => string
  /** Read out without an evaluation. */
  readonly unknown: string
}

const side = (value: number) => (value > 0 ? 'White' : 'Black')

/** An evaluation in English words. */
export function englishEvaluation({ line_eval, mate_in }: LineEvaluation): string {
  if (mate_in === 0) return 'Checkmate'
  if (mate_in !== null) return `${side(mate_in)} mates in ${Math.abs(mate_in)}`
  const pawns = Math.abs(line_eval ?? 0).toFixed(1)
  return pawns === '0.0' ? 'Equal' : `${side(line_eval ?? 0)} is better by ${pawns}`
}

export const englishEvaluationTexts: EvaluationBarTexts = {
  label: 'Evaluation',
  value: englishEvaluation,
  unknown: 'No evaluation yet',
}
