import { eq } from 'drizzle-orm'
import { stateAt } from '../../domain/tournaments/late-view.ts'
import { bracketOf, type PlayedTie } from '../../domain/tournaments/playoff-round.ts'
import { isBracket } from '../../domain/tournaments/tournament.ts'
import type {
  BracketRecord,
  TieRecord,
  TieSide,
} from '../../domain/tournaments/tournament-reader.ts'
import type { Database } from '../database.ts'
import { players, tournamentEntries } from '../schema.ts'
import { loadRun } from './run-store.ts'
import { participantOf } from './standing-reader.ts'

const none: BracketRecord = { stageCount: 0, stages: [], thirdPlace: null }

/** The bracket of a play-off. @param shownAt the moment to show; null is now */
export async function readBracket(
  db: Database,
  tournamentId: number,
  shownAt: Date | null,
): Promise<BracketRecord> {
  const state = await loadRun(db, tournamentId)
  if (!isBracket(state.tournament)) return none
  const stages = bracketOf(shownAt === null ? state : stateAt(state, shownAt))
  const [first] = stages
  if (!first) return none
  const people = await db
    .select({ entry: tournamentEntries, player: players })
    .from(tournamentEntries)
    .innerJoin(players, eq(players.id, tournamentEntries.playerId))
    .where(eq(tournamentEntries.tournamentId, tournamentId))
  const bySeed = new Map(people.map((each) => [each.entry.seed, each]))
  const sideOf = ({ tie, points, winner }: PlayedTie, index: 0 | 1): TieSide => {
    const seed = tie[index]
    const found = seed === null ? undefined : bySeed.get(seed)
    return {
      player: found ? participantOf(found.player, found.entry) : null,
      seed,
      points: points[index],
      hasWon: seed !== null && winner === seed,
    }
  }
  const recordOf = (played: PlayedTie): TieRecord => ({
    sides: [sideOf(played, 0), sideOf(played, 1)],
    status:
      played.winner !== undefined ? 'completed' : played.boards.length > 0 ? 'goes' : 'expected',
    gameId: played.boards.findLast(({ gameId }) => gameId !== null)?.gameId ?? null,
  })
  const third = stages.at(-1)?.thirdPlace ?? null
  return {
    stageCount: Math.log2(first.ties.length) + 1,
    stages: stages.map(({ ties }) => ties.map(recordOf)),
    thirdPlace: third && recordOf(third),
  }
}
