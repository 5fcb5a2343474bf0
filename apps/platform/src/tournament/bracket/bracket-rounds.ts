import type { Bracket, Tie } from '../tournament.types.ts'

/** A match of the bracket; one without a tie waits for winners. */
export interface ShownMatch {
  readonly id: string
  readonly tie: Tie | null
}

export interface ShownStage {
  /** How many players it is for. */
  readonly players: number
  readonly matches: readonly ShownMatch[]
}

/** Every stage of a bracket up to the final, with places for who is not known yet. */
export function bracketRounds({ stage_count: count, stages }: Bracket): readonly ShownStage[] {
  return Array.from({ length: count }, (_, stage): ShownStage => {
    const size = 2 ** (count - stage - 1)
    const known = stages[stage]?.ties
    return {
      players: 2 * size,
      matches: Array.from({ length: size }, (__, index): ShownMatch => ({
        id: `${stage + 1}-${index + 1}`,
        tie: known?.[index] ?? null,
      })),
    }
  })
}
