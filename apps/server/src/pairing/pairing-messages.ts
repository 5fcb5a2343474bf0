import type { ArenaPairing, ArenaPlayer, ArenaRules, Pairing, SwissRound } from '@kingside/pairing'

/** What is to be paired. */
export type PairingTask =
  | { readonly kind: 'swiss'; readonly round: SwissRound }
  | { readonly kind: 'arena'; readonly ready: readonly ArenaPlayer[]; readonly rules: ArenaRules }

/** What is sent to the thread. */
export interface PairingQuestion {
  readonly id: number
  readonly task: PairingTask
}

/** What comes back. */
export type PairingAnswer =
  | { readonly id: number; readonly kind: 'swiss'; readonly pairing: Pairing }
  | { readonly id: number; readonly kind: 'arena'; readonly pairing: ArenaPairing }
  | { readonly id: number; readonly kind: 'none' }
  | { readonly id: number; readonly kind: 'failed'; readonly error: string }
