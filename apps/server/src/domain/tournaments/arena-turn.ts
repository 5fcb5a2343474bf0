import type { Clock } from '../clock.ts'
import type { GameHost } from '../games/game-host.ts'
import { arenaPlayersOf, arenaRowOf, lastPairingBefore, turnMs } from './arena.ts'
import type { ArenaRow, ArenaStore } from './arena-store.ts'
import { boardNews } from './board-news.ts'
import { dealBoards } from './deal-boards.ts'
import { describeRound } from './describe-round.ts'
import type { Pairings } from './pairings.ts'
import type { RunChange } from './run-change.ts'
import type { BoardSeats, RunRound } from './run-state.ts'
import type { Claim, LiveBoard, TournamentRunStore } from './run-store.ts'
import { tellNews } from './tell-news.ts'
import type { RunningTournament } from './tournament.ts'
import type { TournamentFeed } from './tournament-feed.ts'

export interface ArenaDeps {
  readonly store: TournamentRunStore
  readonly arenas: ArenaStore
  readonly host: Pick<GameHost, 'create'>
  readonly pairings: Pairings
  readonly feed: TournamentFeed
  readonly clock: Clock
}

/** The one round that an arena has. */
const round = 1

/** No board of an arena belongs to a tie. */
const plain = { tie: null, isArmageddon: false } as const

/** A server that was away for less was not missed. */
const missedMs = 3_000

/**
 * Looks after an arena that goes: counts the games that have ended, pairs who is ready, and ends it when its time is over.
 * @param turnAt when it is paired next; null is now
 * @returns when to look again, and the number of its newest news; or that it is over
 */
export async function advanceArena(
  deps: ArenaDeps,
  claim: Claim,
  live: readonly LiveBoard[],
  turnAt: Date | null,
): Promise<{ readonly dueAt: Date; readonly v: number } | 'over'> {
  const { store, arenas, clock } = deps
  const apply = async (change: RunChange, dueAt: Date | null) => {
    const v = await store.write(claim, change, dueAt)
    tellNews(deps, { id: claim.id, delayMs: claim.delayMs }, change, v)
    return v
  }
  const now = clock.now()
  if (claim.unattendedMs > missedMs) await apply(await timeGivenBack(deps, claim), now)
  const arena = await arenas.arena(claim.id)
  const { tournament } = arena
  const playerOf = async (entries: readonly number[]) => {
    const players = await arenas.playersOf(entries)
    return (entry: number) => players.get(entry)?.playerId ?? 0
  }
  if (arena.undealt.length > 0) {
    // A process has ended between pairing and dealing.
    const boards = arena.undealt.map((seats) => ({ round, ...seats, ...plain }))
    const of = await playerOf(boards.flatMap(({ white, black }) => [white, black]))
    await apply(
      await dealBoards(deps.host, { tournament, startsAt: now, boards, playerOf: of }),
      now,
    )
  }
  // Whoever looked after it before may have ended between a board's end and its count.
  if (turnAt === null) await count(deps, claim, tournament, 'all')
  const ended = live.filter(({ end }) => end)
  if (ended.length > 0) {
    await apply(
      { ends: ended.flatMap(({ table, end }) => (end ? [{ round, table, end }] : [])) },
      now,
    )
    await count(
      deps,
      claim,
      tournament,
      ended.map(({ table }) => table),
    )
    await apply({ news: [...ended.map(boardNews), { type: 'standing.change' }] }, now)
  }
  if (now >= tournament.end) {
    await apply(await endOf(deps, claim, tournament, now), null)
    return 'over'
  }
  const isPausing = tournament.pauseEnd !== null && tournament.pauseEnd > now
  const isTurn = turnAt === null || now >= turnAt
  if (isTurn && !isPausing && now < lastPairingBefore(tournament.end, tournament.initialMs)) {
    // Who has come since the last turn gets a place.
    await arenas.writeRows(claim, [])
    const open = live.filter(({ end }) => end === null).length
    const paired = await pairReady(deps, tournament, { tables: arena.tables, open }, now)
    if (paired.length > 0) {
      await apply({ boards: paired }, now)
      const of = await playerOf(paired.flatMap(({ white, black }) => [white, black]))
      const dealt = await dealBoards(deps.host, {
        tournament,
        startsAt: now,
        boards: paired,
        playerOf: of,
      })
      await apply(dealt, now)
    }
  }
  const nextTurn = isTurn ? now.getTime() + turnMs : turnAt.getTime()
  const dueAt = new Date(Math.min(nextTurn, tournament.end.getTime()))
  // It is looked after every second, so that games that end are counted at once.
  return { dueAt, v: await apply({}, now) }
}

/** With the start of an arena its one round goes. */
export function beginArena(
  { id }: Pick<RunningTournament, 'id'>,
  started: RunChange,
  now: Date,
): RunChange {
  const begun: RunRound = {
    number: round,
    stage: 'goes',
    startsAt: now,
    endedAt: null,
    bracketStage: null,
  }
  return {
    ...started,
    round: begun,
    news: [
      ...(started.news ?? []),
      { type: 'round.create', round: describeRound(id, begun, now), free_wins: [] },
      { type: 'standing.change' },
    ],
  }
}

/** For how long nobody could play is added to its end. */
async function timeGivenBack(
  { arenas }: ArenaDeps,
  { id, unattendedMs }: Claim,
): Promise<RunChange> {
  const { tournament } = await arenas.arena(id)
  return {
    tournament: { endsAt: new Date(tournament.end.getTime() + unattendedMs) },
    news: [{ type: 'tournament.update' }],
  }
}

/** Counts the games at some tables: the score of their players is made anew from all of their games. */
async function count(
  { arenas, feed, clock }: ArenaDeps,
  claim: Claim,
  { ratingType, end, v }: RunningTournament,
  tables: readonly number[] | 'all',
): Promise<void> {
  const entries = await arenas.entriesOf(claim.id, tables)
  if (entries.length === 0) return
  const played = await arenas.played(claim.id, entries, end)
  const now = clock.now()
  const rows = entries.map((id): ArenaRow => {
    const row = arenaRowOf(id, played.get(id) ?? [], ratingType, now)
    // Who has come back from a break since is not sent on one again.
    return { ...row, isOnHold: row.isOnHold && tables !== 'all' }
  })
  await arenas.writeRows(claim, rows)
  const onHold = rows.filter(({ isOnHold }) => isOnHold).map(({ id }) => id)
  const players = await arenas.playersOf(onHold)
  const numbers = { tournamentId: String(claim.id), v, serverTs: now.getTime() }
  for (const { playerId } of players.values()) {
    feed.tellPlayer(playerId, { type: 'ready.change', ready: false, ...numbers })
  }
}

/** Pairs who is ready and on any page. */
async function pairReady(
  { arenas, pairings, feed }: ArenaDeps,
  tournament: RunningTournament,
  { tables, open }: { readonly tables: number; readonly open: number },
  now: Date,
): Promise<readonly BoardSeats[]> {
  const ready = (await arenas.ready(tournament.id, now)).filter(({ playerId }) =>
    feed.isHere(playerId),
  )
  if (ready.length < 2) return []
  const { id, end, ratingType } = tournament
  const played = await arenas.played(
    id,
    ready.map((each) => each.id),
    end,
  )
  const { pairs } = await pairings.pairArena(arenaPlayersOf(ready, played, { ratingType, now }), {
    // Who has joined and is on no page keeps nobody waiting for another opponent.
    players: ready.length + 2 * open,
  })
  return pairs.map((pair, index) => ({ round, table: tables + index + 1, ...pair, ...plain }))
}

/** The time is over: games that are still played go on, and count nothing. */
async function endOf(
  { arenas, store }: ArenaDeps,
  claim: Claim,
  tournament: RunningTournament,
  now: Date,
): Promise<RunChange> {
  await arenas.writeRows(claim, [])
  const { boards, rounds } = await store.load(claim.id)
  const end = {
    result: 'CANCELLED',
    isForfeit: false,
    decidedBy: 'system',
    endedAt: now,
  } as const
  const over: RunRound = {
    ...(rounds[0] ?? { number: round, startsAt: tournament.start, bracketStage: null }),
    stage: 'completed',
    endedAt: now,
  }
  return {
    // Its end stays that of its clock: by it games count or not.
    tournament: { stage: 'completed', pauseEnd: null },
    round: over,
    ends: boards.flatMap((board) => (board.end ? [] : [{ round, table: board.table, end }])),
    news: [
      { type: 'round.change', round: describeRound(tournament.id, over, now) },
      { type: 'standing.change' },
      { type: 'tournament.status', status: 'completed' },
    ],
  }
}
