import type { Clock } from '../clock.ts'
import type { GameStore } from './game-store.ts'

const sweepMs = 500
const sweepLimit = 200

export interface OverdueGamesDeps {
  readonly store: Pick<GameStore, 'due'>
  readonly clock: Clock
  /** How long after its deadline a game counts as one that nobody looks after. */
  readonly overdueMs: number
  readonly isOpen: (gameId: string) => boolean
  readonly takeUp: (gameId: string) => Promise<unknown>
  readonly onFailure: (event: string, error: unknown) => void
}

/** Takes up games with an overdue deadline that no process looks after. */
export interface OverdueGames {
  /** Takes up all that are due now, and from then on, again and again, all that are overdue. */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

export function createOverdueGames(deps: OverdueGamesDeps): OverdueGames {
  const { store, clock, isOpen, takeUp, onFailure } = deps
  let isStopped = false
  let stopTimer = () => {}

  const sweep = async (overdueMs: number) => {
    const due = await store.due(new Date(clock.now().getTime() - overdueMs), sweepLimit)
    for (const gameId of due) {
      if (isStopped || isOpen(gameId)) continue
      await takeUp(gameId).catch((error: unknown) => onFailure('games.take-up', error))
    }
  }

  const arm = () => {
    stopTimer = clock.after(sweepMs, () => {
      void sweep(deps.overdueMs)
        .catch((error: unknown) => onFailure('games.sweep', error))
        .finally(() => {
          if (!isStopped) arm()
        })
    })
  }

  return {
    start: async () => {
      await sweep(0)
      arm()
    },
    stop: () => {
      isStopped = true
      stopTimer()
    },
  }
}
