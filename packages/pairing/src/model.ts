export type Color = 'white' | 'black'

/** What a player did in a round that is over. */
export type PastRound =
  | {
      readonly kind: 'game'
      /** The opponent's pairing number. */
      readonly opponent: number
      readonly color: Color
      readonly points: number
    }
  | {
      /** A game that was to be played and that one of the two did not come to, or both. */
      readonly kind: 'forfeit'
      readonly opponent: number
      readonly isWin: boolean
      readonly points: number
    }
  | {
      /** No opponent: the bye of a round with an odd number of players, a bye that was given, or an absence (`zero`). */
      readonly kind: 'bye'
      readonly bye: 'pairing' | 'full' | 'half' | 'zero'
      readonly points: number
    }

export interface SwissPlayer {
  /** The tournament pairing number (TPN), from 1: the place in the initial ranking, C.04.2 article 2. */
  readonly id: number
  /** Every round that is over, also those before the player came. */
  readonly rounds: readonly PastRound[]
}

/** A round to be paired. */
export interface SwissRound {
  /** All who ever took part: what others did depends on them. */
  readonly players: readonly SwissPlayer[]
  /** Who plays in this round. */
  readonly present: ReadonlySet<number>
  /** How many rounds the tournament has, which decides whether this is the last. */
  readonly rounds: number
  /** The colour of the first player in the first round, by lot: C.04.3 article 5.1. */
  readonly initialColor: Color
  /** Pairs of pairing numbers that may not meet, by the organiser's word. */
  readonly forbidden?: readonly (readonly [number, number])[]
  /** What a win and a loss are worth; 1 and 0 unless said. */
  readonly points?: { readonly win: number; readonly loss: number }
}

export interface Pairing {
  /** In the order of the boards: C.04.2 article 3.6. */
  readonly pairs: readonly { readonly white: number; readonly black: number }[]
  /** Who has the pairing-allocated bye. */
  readonly bye: number | null
}
