import { eq } from 'drizzle-orm'
import { arenaRowOf } from '../../domain/tournaments/arena.ts'
import { stateAt } from '../../domain/tournaments/late-view.ts'
import { entriesOfStage } from '../../domain/tournaments/playoff-round.ts'
import { isBracket } from '../../domain/tournaments/tournament.ts'
import { standingOf } from '../../domain/tournaments/standing.ts'
import type {
  StandingPage,
  StandingRecord,
  TournamentReader,
} from '../../domain/tournaments/tournament-reader.ts'
import type { Database } from '../database.ts'
import { players, tournamentEntries } from '../schema.ts'
import { readPlayed } from './arena-store.ts'
import { loadRun } from './run-store.ts'
import { participantOf } from './standing-reader.ts'

type Row = Omit<StandingRecord, 'player' | 'round'> & { readonly id: number }

/** The standing as it was at a moment, made anew from what was decided by then. */
export async function readLateStanding(
  db: Database,
  tournamentId: number,
  { limit, offset, after, stage }: Parameters<TournamentReader['standing']>[1],
  shownAt: Date,
): Promise<StandingPage> {
  const [state, people] = await Promise.all([
    loadRun(db, tournamentId),
    db
      .select({ entry: tournamentEntries, player: players })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .where(eq(tournamentEntries.tournamentId, tournamentId)),
  ])
  const seen = stateAt(state, shownAt)
  const round = seen.rounds.at(-1)?.number ?? 0
  const isBegun = round > 0
  const rows = !isBegun
    ? []
    : state.tournament.kind === 'arena'
      ? await arenaRows(db, state, shownAt)
      : standingOf(seen).map((row): Row => ({ ...row, streak: 0 }))
  const only =
    stage === undefined || !isBracket(state.tournament)
      ? null
      : new Set(entriesOfStage(seen, stage))
  const of = new Map(people.map((each) => [each.entry.id, each]))
  const records = rows.flatMap(({ id, ...row }): readonly StandingRecord[] => {
    const found = only === null || only.has(id) ? of.get(id) : undefined
    return found ? [{ ...row, round, player: participantOf(found.player, found.entry) }] : []
  })
  const from = after === undefined ? offset : Number(after) || 0
  const to = from + limit
  return {
    next: to < records.length ? String(to) : null,
    count: records.length,
    rows: records.slice(from, to),
    you: null,
  }
}

async function arenaRows(
  db: Database,
  { tournament, entries }: Awaited<ReturnType<typeof loadRun>>,
  shownAt: Date,
): Promise<readonly Row[]> {
  const end = shownAt < tournament.end ? shownAt : tournament.end
  const isIn = entries.filter(({ status }) => status !== 'pending' && status !== 'left')
  const played = await readPlayed(
    db,
    tournament.id,
    isIn.map(({ id }) => id),
    end,
  )
  return isIn
    .map(({ id, rating }) => ({
      ...arenaRowOf(id, played.get(id) ?? [], tournament.ratingType, end),
      rating: rating ?? 0,
    }))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        (other.performance ?? -1) - (one.performance ?? -1) ||
        other.rating - one.rating ||
        one.id - other.id,
    )
    .map(({ id, points, performance, games, streak }, index) => ({
      id,
      place: index + 1,
      points,
      performance,
      games,
      streak,
      tieBreaks: [],
    }))
}
