import type { Pairing, SwissRound } from '@kingside/pairing'

/** What is sent to the thread. */
export interface PairingQuestion {
  readonly id: number
  readonly round: SwissRound
}

/** What comes back. */
export type PairingAnswer =
  | { readonly id: number; readonly kind: 'paired'; readonly pairing: Pairing }
  | { readonly id: number; readonly kind: 'none' }
  | { readonly id: number; readonly kind: 'failed'; readonly error: string }
