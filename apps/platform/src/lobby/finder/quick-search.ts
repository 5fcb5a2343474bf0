import type { ApiClientOptions, LobbyEvent } from '@kingside/api'
import type { GameFinderPlayer, GameFinderSettings } from '@kingside/machines/game-finder'
import {
  provideStartGameButton,
  type StartGameButtonMachine,
  type StartGamePopup,
} from '@kingside/machines/start-game-button'
import type { Regions } from '../../platform/realtime/index.ts'
import { createFinder } from './calls.ts'

/** A search with the last settings. */
export interface QuickSearch {
  readonly machine: StartGameButtonMachine
  /** Whether a search of the player runs already. */
  readonly isSearching: (signal: AbortSignal) => Promise<boolean>
  /** Whether the event ends this search. */
  readonly isEnd: (event: LobbyEvent) => boolean
}

export interface QuickSearchDeps {
  readonly player: () => GameFinderPlayer
  readonly settings: () => GameFinderSettings
  readonly openPopup: (popup: StartGamePopup) => void
}

export function createQuickSearchFlow(
  options: ApiClientOptions,
  now: () => number,
  regions: Pick<Regions, 'isMany'>,
  { player, settings, openPopup }: QuickSearchDeps,
): QuickSearch {
  const { requests, runningSearch } = createFinder(options, now, regions)
  let requestId: string | null = null

  return {
    machine: provideStartGameButton({
      findOpponent: async (mode, signal) => {
        const { uid } = player()
        const { timeControl, color, limits } = settings()
        const { boardType, id } = timeControl
        const search = {
          playerUid: uid ?? '',
          mode,
          timeControlId: id,
          limits: limits[mode][boardType] ?? null,
          color,
        }
        requestId = (await requests.createRequest(search, signal)).requestId
      },
      cancelSearch: async (signal) => {
        const id = requestId ?? (await runningSearch(signal))?.requestId
        if (id !== undefined) await requests.cancelRequest(id, signal)
        requestId = null
      },
      openPopup: async (popup) => openPopup(popup),
    }),
    isSearching: async (signal) => {
      requestId = (await runningSearch(signal))?.requestId ?? null
      return requestId !== null
    },
    isEnd: (event) =>
      (event.type === 'request.found' || event.type === 'request.ended') &&
      event.requestId === requestId,
  }
}
