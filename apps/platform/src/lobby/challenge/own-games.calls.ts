import { createClient, type ApiClientOptions, type GameData } from '@kingside/api'
import {
  listIncomingInvites,
  listOutgoingInvites,
} from '@kingside/api/calls/play/challenges-invite'
import { listDirectChallenges, listLongChallenges } from '@kingside/api/calls/play/challenges-named'
import { listMyShortChallenges } from '@kingside/api/calls/play/challenges-short'
import { findRegionalGames } from '@kingside/api/calls/regions/region-calls'
import type { Challenge, ChallengePlayer } from '@kingside/machines/challenge'
import type { RatingMode } from '@kingside/machines/start-game-button'
import type { ChosenTimeControl } from '@kingside/machines/game-finder'
import { challengeOf, modeOf, playerOf } from '../../chess/record/index.ts'

const calls = {
  games: findRegionalGames,
  short: listMyShortChallenges,
  long: listLongChallenges,
  direct: listDirectChallenges,
  outgoing: listOutgoingInvites,
  incoming: listIncomingInvites,
}

/** A running game of the player. */
export interface OwnGame {
  readonly gameId: string
  readonly opponent: ChallengePlayer
  readonly timeControl: ChosenTimeControl
  readonly mode: RatingMode
  /** Whose turn it is; `soon` before the start. */
  readonly turn: 'own' | 'theirs' | 'soon'
  /** What the player had left when this was answered, in ms; null while no clock runs. */
  readonly leftMs: number | null
  /** When a scheduled game starts (ISO, UTC); null once its start has come, and for others. */
  readonly startsAt: string | null
}

/** An unanswered challenge by or to the player. */
export interface WaitingChallenge {
  readonly challenge: Challenge
  readonly isOwn: boolean
  /** An invite's code, and how long it is valid. */
  readonly code: string | null
  readonly expiresInMs: number | null
}

/** The player's running games and open challenges, as queries of TanStack Query. */
export function createOwnGames(options: ApiClientOptions) {
  const api = createClient(calls, options)
  return {
    games: (uid: string | null) => ({
      queryKey: ['own-games', uid],
      enabled: uid !== null,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        if (uid === null) return []
        const games = await api.games({ body: { includedPIds: [uid] }, signal })
        return games
          .filter(({ currPh }) => currPh !== 'DONE')
          .map((game) => gameOf(game, uid))
          .toSorted(byStart)
      },
      refetchInterval: 20_000,
    }),
    challenges: (uid: string | null) => ({
      queryKey: ['own-challenges', uid],
      enabled: uid !== null,
      queryFn: async ({
        signal,
      }: {
        signal: AbortSignal
      }): Promise<readonly WaitingChallenge[]> => {
        const [short, long, direct, outgoing, incoming] = await Promise.all([
          api.short({ signal }),
          api.long({ signal }),
          api.direct({ signal }),
          api.outgoing({ signal }),
          api.incoming({ signal }),
        ])
        const at = Date.now()
        return [
          ...direct.results,
          ...incoming.results,
          ...long.results,
          ...short.results,
          ...outgoing.results,
        ].map((record) => ({
          challenge: challengeOf(record),
          isOwn: record.owner.uid === uid,
          code: record.invite_code,
          expiresInMs:
            record.expires_at === null ? null : Math.max(0, Date.parse(record.expires_at) - at),
        }))
      },
    }),
  }
}

/** Games under way first, as they came; then scheduled ones, the next one first. */
const byStart = (a: OwnGame, b: OwnGame) => startOf(a) - startOf(b)
const startOf = ({ startsAt }: OwnGame) => (startsAt === null ? 0 : Date.parse(startsAt))

function gameOf(game: GameData, uid: string): OwnGame {
  const isWhite = game.white_player.uid === uid
  const { leftMs, currTurn } = game.playingPh
  const { clr, absNum } = currTurn
  // Clocks run from the second move of White on.
  const isRunning = game.currPh === 'PLAYING' && absNum > 2
  const { time_control, rating } = game.publicExtra
  return {
    gameId: game.gId,
    opponent: playerOf(isWhite ? game.black_player : game.white_player),
    timeControl: { id: time_control.id, boardType: time_control.board_type_name },
    mode: modeOf(rating) ?? 'unrated',
    leftMs: isRunning ? (leftMs?.[isWhite ? 'w' : 'b'] ?? null) : null,
    startsAt: game.currPh === 'SCHEDULED' ? (game.scheduledPhCfg?.start ?? null) : null,
    turn: game.currPh !== 'PLAYING' ? 'soon' : (clr === 'w') === isWhite ? 'own' : 'theirs',
  }
}
