import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { GameRooms } from '../games/rooms.types.ts'
import { boardNews } from './board-news.ts'
import { type RelayedGame, readRelayPgn } from './relay-pgn.ts'
import type { RelayBoard, RelayStore, RelayTournament } from './relay-store.ts'
import type { TournamentNews } from './run-change.ts'
import { tellNews } from './tell-news.ts'
import type { TournamentFeed } from './tournament-feed.ts'

export interface RelayDeps {
  readonly store: RelayStore
  /** Of all processes. */
  readonly rooms: Pick<GameRooms, 'relay' | 'host'>
  readonly feed: TournamentFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
}

/** Broadcasts whose games come in as PGN. */
export interface Relay extends Pick<RelayStore, 'find' | 'tokenMadeAt' | 'dropToken' | 'isToken'> {
  readonly renewToken: (tournamentId: number) => Promise<{ token: string; madeAt: Date }>
  /**
   * Shows what is new in a PGN: all of it, or with a mistake anywhere nothing.
   * @returns how many games it has, and how many of them brought something new
   * @throws RelayPgnError
   */
  readonly push: (
    tournament: RelayTournament,
    pgn: string,
  ) => Promise<{ readonly games: number; readonly changed: number }>
  /** The tournament is over. @returns false while games go on */
  readonly finish: (tournament: RelayTournament) => Promise<boolean>
}

/** Texts of so many games are remembered, so that what comes again costs nothing. */
const keptMarks = 5_000

export function createRelay({ store, rooms, feed, clock }: RelayDeps): Relay {
  /** What was shown last of each game; the oldest first. */
  const marks = new Map<string, string>()
  const queues = new Map<number, Promise<unknown>>()

  /** The pushes of a tournament, one after the other. */
  const inTurn = <T>(id: number, task: () => Promise<T>): Promise<T> => {
    const result = (queues.get(id) ?? Promise.resolve()).then(task)
    const settled = Promise.allSettled([result]).finally(() => {
      if (queues.get(id) === settled) queues.delete(id)
    })
    queues.set(id, settled)
    return result
  }

  const tell = (
    { id, viewerDelaySeconds }: RelayTournament,
    { news, v }: { readonly news: readonly TournamentNews[]; readonly v: number },
  ) => tellNews({ feed, clock }, { id, delayMs: viewerDelaySeconds * 1000 }, { news }, v)

  async function show(tournament: RelayTournament, board: RelayBoard): Promise<string> {
    const { game, table, seats } = board
    const { id } = tournament
    const gameId =
      board.gameId ??
      (await rooms.host.create({
        white: seats.w,
        black: seats.b,
        timeControlId: tournament.timeControlId,
        ratingType: 'non-rated',
        origin: { kind: 'tournament', id: `${id}/${game.round}/${table}` },
        tournamentId: id,
        startsAt: null,
        viewerDelayMs: tournament.viewerDelaySeconds * 1000,
        relay: {
          initialFen: game.initialFen,
          ratings: { w: game.players.w.rating, b: game.players.b.rating },
        },
      }))
    if (board.gameId === null) await store.setGame(id, { round: game.round, table }, gameId)
    await rooms.relay(gameId, game.line)
    return gameId
  }

  async function pushNow(tournament: RelayTournament, pgn: string) {
    const games = await readRelayPgn(pgn)
    const { id } = tournament
    const fresh = games.filter((game) => marks.get(placeOf(id, game)) !== markOf(game))
    if (fresh.length === 0) return { games: games.length, changed: 0 }
    const boards = await store.seat(id, fresh, clock.now())
    const shown: (RelayBoard & { readonly gameId: string })[] = []
    for (const board of boards) {
      // oxlint-disable-next-line no-await-in-loop -- those who watch get the boards in their order
      shown.push({ ...board, gameId: await show(tournament, board) })
    }
    const told = await store.record(
      id,
      {
        boards: shown.map(({ game, table }) => ({
          round: game.round,
          table,
          result: game.line.end?.result ?? null,
        })),
        news: shown.map((board) => newsOf(id, board, clock.now())),
      },
      clock.now(),
    )
    tell(tournament, told)
    for (const game of fresh) {
      marks.delete(placeOf(id, game))
      marks.set(placeOf(id, game), markOf(game))
    }
    for (const oldest of marks.keys()) {
      if (marks.size <= keptMarks) break
      marks.delete(oldest)
    }
    return { games: games.length, changed: fresh.length }
  }

  return {
    find: store.find,
    tokenMadeAt: store.tokenMadeAt,
    dropToken: store.dropToken,
    isToken: store.isToken,
    renewToken: async (tournamentId) => {
      const madeAt = clock.now()
      return { token: await store.renewToken(tournamentId, madeAt), madeAt }
    },
    push: (tournament, pgn) => inTurn(tournament.id, () => pushNow(tournament, pgn)),
    finish: (tournament) =>
      inTurn(tournament.id, async () => {
        const told = await store.finish(tournament.id, clock.now())
        if (told) tell(tournament, told)
        return told !== null
      }),
  }
}

/** Names a game among those that were pushed. */
const placeOf = (tournamentId: number, { round, table, players }: RelayedGame): string =>
  `${tournamentId}/${round}/${table ?? `${players.w.name}/${players.b.name}`}`

const markOf = ({ source }: RelayedGame): string =>
  createHash('sha256').update(source).digest('base64url')

function newsOf(
  tournamentId: number,
  { game, table, gameId }: RelayBoard & { readonly gameId: string },
  at: Date,
): TournamentNews {
  const { plies, end } = game.line
  const last = plies.at(-1)
  const clockOf = (parity: number) =>
    plies.findLast(({ clockMs }, index) => index % 2 === parity && clockMs !== null)?.clockMs ??
    null
  return boardNews({
    tournamentId,
    round: game.round,
    table,
    gameId,
    phase: end ? 'DONE' : last ? 'PLAYING' : 'CONNECTING',
    plies: plies.length,
    last: last ?? null,
    leftMs: { w: clockOf(0), b: clockOf(1) },
    end: end && {
      result: end.result === 'WHITE_WIN' || end.result === 'BLACK_WIN' ? end.result : 'DRAW',
      isForfeit: false,
      decidedBy: 'game',
      endedAt: at,
    },
  })
}
