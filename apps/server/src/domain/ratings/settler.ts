import type { Clock } from '../clock.ts'
import type { FinishedGame } from '../games/game-store.ts'
import type { Sides } from '../games/game.types.ts'
import type { AwardedTitle } from '../titles/title-store.ts'
import { type KeptRating, type Settlement, settlementOf } from './settlement.ts'

/** Decides in the middle of the transaction, from what it has read. */
export type Settle = (game: FinishedGame, ratings: Sides<KeptRating | null>) => Settlement

/** What became of a game that was to be settled. */
export type Settled =
  | {
      readonly status: 'settled'
      readonly settlement: Settlement
      /** Titles that its players were given. */
      readonly awarded: readonly AwardedTitle[]
    }
  /** Ratings are public, so a game whose end viewers don't know yet waits until they do. */
  | { readonly status: 'later'; readonly at: Date }
  /** It is settled, or not over, or not there. */
  | { readonly status: 'nothing' }

export interface SettlementStore {
  /**
   * Settles a game that is over and not settled yet, all in one transaction: two at once, or a second
   * time, change nothing more.
   */
  readonly settle: (gameId: string, settle: Settle, at: Date) => Promise<Settled>
  /** Games that are over and not settled, oldest end first. */
  readonly unsettled: (limit: number) => Promise<readonly string[]>
}

export interface SettlerDeps {
  readonly store: SettlementStore
  readonly clock: Pick<Clock, 'now' | 'after'>
  /** A game that had to wait is to be settled now. */
  readonly onDue: (gameId: string) => void
  /** Players were given titles, and are to be told. */
  readonly onAwarded: (awarded: readonly AwardedTitle[]) => void
  /** A game that a person should look at. */
  readonly onReview: (gameId: string, why: string) => void
  readonly onFailure: (event: string, error: unknown) => void
}

export interface Settler {
  /** Settles one game, at once or when viewers know its end; a failure leaves it for `settleAll`. Never rejects. */
  readonly settle: (gameId: string) => Promise<void>
  /** Settles what a stopped process left, and what failed. Never rejects. */
  readonly settleAll: () => Promise<void>
  /** Settles nothing later any more. */
  readonly close: () => void
}

/** Brings ratings and counters up to date with games that are over, each game once (R81). */
export function createSettler({
  store,
  clock,
  onDue,
  onAwarded,
  onReview,
  onFailure,
}: SettlerDeps): Settler {
  const stops = new Map<string, () => void>()
  const settleLater = (gameId: string, at: Date) => {
    stops.get(gameId)?.()
    const wait = Math.max(1, at.getTime() - clock.now().getTime())
    const stop = clock.after(wait, () => {
      stops.delete(gameId)
      onDue(gameId)
    })
    stops.set(gameId, stop)
  }
  const settle = async (gameId: string): Promise<void> => {
    try {
      const settled = await store.settle(gameId, settlementOf, clock.now())
      switch (settled.status) {
        case 'settled': {
          const { review } = settled.settlement
          if (settled.awarded.length > 0) onAwarded(settled.awarded)
          return review === null ? undefined : onReview(gameId, review)
        }
        case 'later':
          return settleLater(gameId, settled.at)
        case 'nothing':
          return
        default:
          return settled satisfies never
      }
    } catch (error) {
      onFailure('games.settle', error)
    }
  }
  return {
    settle,
    settleAll: async () => {
      try {
        for (const gameId of await store.unsettled(1_000)) await settle(gameId)
      } catch (error) {
        onFailure('games.settle-all', error)
      }
    },
    close: () => {
      for (const stop of stops.values()) stop()
      stops.clear()
    },
  }
}
