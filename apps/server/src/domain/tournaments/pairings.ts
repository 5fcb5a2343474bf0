import type { ArenaPairing, ArenaPlayer, ArenaRules, Pairing, SwissRound } from '@kingside/pairing'

/** Pairs rounds beside everything else: a round of 200 players takes a tenth of a second of processor time. */
export interface Pairings {
  /** @returns null where the rules leave no pairing */
  readonly pair: (round: SwissRound) => Promise<Pairing | null>
  /** Pairs who is ready in an arena. */
  readonly pairArena: (ready: readonly ArenaPlayer[], rules: ArenaRules) => Promise<ArenaPairing>
}
