import type { FinishedGame } from '../games/game-store.ts'
import type { Sides } from '../games/game.types.ts'
import { type KeptRating, type Settlement, settlementOf } from './settlement.ts'

/** Decides in the middle of the transaction, from what it has read. */
export type Settle = (game: FinishedGame, ratings: Sides<KeptRating | null>) => Settlement

export interface SettlementStore {
  /**
   * Settles a game that is over and not settled yet, all in one transaction: two at once, or a second
   * time, change nothing more.
   * @returns what was settled; null when there was nothing to do
   */
  readonly settle: (gameId: string, settle: Settle, at: Date) => Promise<Settlement | null>
  /** Games that are over and not settled, oldest end first. */
  readonly unsettled: (limit: number) => Promise<readonly string[]>
}

export interface SettlerDeps {
  readonly store: SettlementStore
  readonly now: () => Date
  /** A game that a person should look at. */
  readonly onReview: (gameId: string, why: string) => void
  readonly onFailure: (event: string, error: unknown) => void
}

export interface Settler {
  /** Settles one game; a failure leaves it for `settleAll`. Never rejects. */
  readonly settle: (gameId: string) => Promise<void>
  /** Settles what a stopped process left, and what failed. Never rejects. */
  readonly settleAll: () => Promise<void>
}

/** Brings ratings and counters up to date with games that are over, each game once (R81). */
export function createSettler({ store, now, onReview, onFailure }: SettlerDeps): Settler {
  const settle = async (gameId: string) => {
    try {
      const settled = await store.settle(gameId, settlementOf, now())
      if (settled?.review) onReview(gameId, settled.review)
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
  }
}
