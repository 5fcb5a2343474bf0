import { createClient, type ApiClientOptions, type LobbyEvent } from '@kingside/api'
import { createRequest, getRequest, playBot } from '@kingside/api/calls/play/requests'
import { ratingTypeOf } from '@kingside/api/facts'
import {
  type GameFinderDeps,
  type GameFinderMachine,
  type GameFinderSystemEvent,
  provideGameFinder,
  type RequestStatus,
} from '@kingside/machines/game-finder'
import type { Regions } from '../../platform/realtime/index.ts'
import { failing } from '../../platform/server/index.ts'
import { createRunningSearches, type RunningSearches } from './running-search.calls.ts'

const calls = { createRequest, getRequest, playBot }

/** The search for an opponent, and whether one runs already. */
export interface Finder {
  readonly machine: GameFinderMachine
  readonly requests: Pick<GameFinderDeps, 'createRequest' | 'cancelRequest'>
  readonly runningSearch: RunningSearches['find']
}

/** @param regions whether the page can reach games in other regions */
export function createFinder(
  options: ApiClientOptions,
  now: () => number,
  regions: Pick<Regions, 'isMany'>,
): Finder {
  const api = createClient(calls, options)
  const asked = failing(now)
  const searches = createRunningSearches(options, now)
  const requests: GameFinderDeps = {
    createRequest: async ({ playerUid, mode, timeControlId, limits, color }, signal) => {
      const body = {
        player_uid: playerUid,
        opp_mode: 'other' as const,
        rating: [ratingTypeOf[mode]],
        time_control: [timeControlId],
        rating_limits: limits,
        desired_color: color,
      }
      const query = regions.isMany() ? ({ is_multiregion: '1' } as const) : {}
      return { requestId: (await asked(api.createRequest({ query, body, signal }))).id }
    },
    cancelRequest: searches.cancel,
    checkRequest: async (id, signal): Promise<RequestStatus> => {
      const request = await asked(api.getRequest({ params: { id }, signal }))
      switch (request.status) {
        case 'searching':
          return { status: 'searching' }
        case 'found':
          return request.game_id === null
            ? { status: 'searching' }
            : { status: 'found', gameId: request.game_id, isBot: request.is_bot }
        case 'ended':
          return {
            status: 'ended',
            code: request.code ?? 'server_error',
            detail: request.detail,
          }
        default:
          return request.status satisfies never
      }
    },
    playBot: async ({ requestId, level }, signal) => {
      const answer = api.playBot({ params: { id: requestId }, body: { level }, signal })
      const { game_id, is_bot } = await asked(answer)
      return { gameId: game_id, isBot: is_bot }
    },
  }
  return {
    machine: provideGameFinder(requests),
    requests,
    runningSearch: searches.find,
  }
}

/** The event for the search from an event of the lobby; null for none. */
export function finderNewsOf(event: LobbyEvent): GameFinderSystemEvent | null {
  return event.type === 'request.found' || event.type === 'request.ended' ? event : null
}
