import { createApiClient } from '@kingside/api'
import { until } from './play.ts'
import { createTestClient } from './test-client.ts'
import type { TournamentData } from './tournament-data.ts'
import type { Place } from './visitor.ts'

const mates = {
  white: 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7',
  black: 'f2f3 e7e5 g2g4 d8h4',
} as const

/** Who of two wins, whatever their colours: now the higher seed, now the lower. */
function winnerOf(white: string, black: string): 'white' | 'black' {
  const [one, other] = [white, black].map((uid) => Number(uid.slice(-4)))
  const isUpset = ((one ?? 0) * (other ?? 0) + (one ?? 0) + (other ?? 0)) % 3 === 0
  return white < black !== isUpset ? 'white' : 'black'
}

export interface PlayedRow {
  readonly place: number
  readonly uid: string
  readonly points: number
  readonly tieBreaks: readonly (number | null)[]
}

/**
 * Plays a tournament to its end: each player comes to each board and makes the moves that lead to its result, and comes
 * back when the server is away. What was said twice, or in the wrong order, is a violation.
 */
export async function playTournament(
  server: Place,
  { id, cookies }: TournamentData,
  { random, ms }: { readonly random: () => number; readonly ms: number },
): Promise<{ readonly standing: readonly PlayedRow[]; readonly violations: readonly string[] }> {
  const violations: string[] = []
  const api = createApiClient({
    baseUrl: `${server.origin()}/api/`,
    timeoutMs: 5_000,
    fetch: (url, init) => fetch(url, init),
  })
  /** Null while the server is away. */
  const ask = <T>(call: () => Promise<T>): Promise<T | null> => call().catch(() => null)

  const playBoard = async (gameId: string, white: string, black: string) => {
    const client = (uid: string) =>
      createTestClient({
        port: server.port,
        cookie: cookies.get(uid) ?? '',
        gameId,
        userType: 'player',
        random,
      })
    const [w, b] = [client(white), client(black)]
    const isDone = () => w.view().phase === 'DONE' && b.view().phase === 'DONE'
    try {
      const line = mates[winnerOf(white, black)].split(' ')
      await until(
        () => {
          if (isDone()) return true
          const [mover, other] = w.view().turns.length % 2 === 0 ? [w, b] : [b, w]
          const ply = mover.view().turns.length
          const uci = line[ply]
          const isTurn = other.view().turns.length === ply && mover.view().phase === 'PLAYING'
          if (uci && isTurn && mover.isLive() && !mover.pending()) mover.play(uci)
          return false
        },
        `the game ${gameId} is over`,
        ms,
      )
      violations.push(...w.log().violations, ...b.log().violations)
    } finally {
      w.close()
      b.close()
    }
  }

  const begun = new Map<string, Promise<void>>()
  const tournament = String(id)
  await until(
    async () => {
      const page = await ask(() =>
        api.tournamentBoards.list({ query: { tournament_id: tournament, limit: 100 } }),
      )
      for (const { board_id, white_uid, black_uid } of page?.results ?? []) {
        if (!begun.has(board_id)) begun.set(board_id, playBoard(board_id, white_uid, black_uid))
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
      const now = await ask(() => api.tournaments.get({ params: { id: tournament } }))
      return now?.status === 'completed'
    },
    'the tournament is over',
    ms,
  )
  await Promise.all(begun.values())
  const { data } = await api.tournaments.standing.list({
    params: { id: tournament },
    query: { limit: 100 },
  })
  return {
    violations,
    standing: data.map(({ place, player, points, tb1, tb2, tb3 }) => ({
      place,
      uid: player.player_uid,
      points,
      tieBreaks: [tb1, tb2, tb3],
    })),
  }
}
