import { createClient, type ApiClientOptions, type BoardTypeName } from '@kingside/api'
import { getProfile, searchPlayers } from '@kingside/api/calls/tournaments/profiles'
import type { ChallengedPlayer, ChallengePlayer } from '@kingside/machines/challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'
import { playerOf } from '../../chess/record/index.ts'

const calls = { getProfile, searchPlayers }

/** A player who is challenged by name. */
export interface Opponent {
  readonly player: ChallengePlayer
  readonly challenged: ChallengedPlayer
}

/** A member in the search results. */
export interface PlayerFound extends ChallengePlayer {
  readonly isOnline: boolean
}

/** Which rating the search returns. */
export interface RatedFor {
  readonly mode: RatingMode
  readonly boardType: BoardTypeName
}

/** Searches members by a part of their names, as a query of TanStack Query. */
export function createPlayerSearch(options: ApiClientOptions) {
  const api = createClient(calls, options)
  return (name: string, { mode, boardType }: RatedFor) => ({
    queryKey: ['player-search', name, mode, boardType],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly PlayerFound[]> => {
      const found = await api.searchPlayers({
        query: {
          name,
          board_type: boardType,
          rating_type: mode === 'fide' ? 'fide' : 'worldchess',
        },
        signal,
      })
      return found.map((player) => ({ ...playerOf(player), isOnline: player.is_online }))
    },
  })
}

/** The player of a public uid, as a query of TanStack Query. */
export function createOpponents(options: ApiClientOptions) {
  const api = createClient(calls, options)
  return (uid: string) => ({
    queryKey: ['opponent', uid],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Opponent> => {
      const profile = await api.getProfile({ params: { id: uid }, signal })
      return {
        player: {
          uid,
          name: profile.full_name,
          title: profile.fide_title ?? profile.foa_title,
          rating: null,
        },
        challenged: { uid, isPro: profile.access_level === 2 },
      }
    },
  })
}
