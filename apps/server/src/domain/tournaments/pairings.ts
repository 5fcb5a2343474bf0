import type { Pairing, SwissRound } from '@kingside/pairing'

/** Pairs rounds beside everything else: a round of 200 players takes a tenth of a second of processor time. */
export interface Pairings {
  /** @returns null where the rules leave no pairing */
  readonly pair: (round: SwissRound) => Promise<Pairing | null>
}
