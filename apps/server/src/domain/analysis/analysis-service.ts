import type { Role } from '@kingside/api'
import { type AnalysisItem, ChessError, parseFen } from '@kingside/chess-game'
import type { GameReader, GameRecord } from '../games/game-reader.ts'
import type { Player } from '../players/visitor-store.ts'
import { analysisLimits } from './analysis-limits.ts'
import type { AllowanceStore, AnalysisStore, StoredAnalysis } from './analysis-store.ts'
import { endedItem } from '@kingside/chess-game/review'
import type { Analyst } from './analyst.ts'
import { refuse } from './refusal.ts'
import { firstGuardedPly, refuseRunning, type RunningGames } from './running-games.ts'

/** Who asks. */
export interface AnalysisActor {
  readonly player: Player | null
  readonly role: Role
  readonly isBanned: boolean
}

export interface AnalysisServiceDeps {
  readonly games: Pick<GameReader, 'find'>
  readonly allowances: AllowanceStore
  readonly analyses: Pick<AnalysisStore, 'find' | 'request'>
  readonly running: RunningGames
  readonly analyst: Analyst
  readonly now: () => Date
  /** A game may have come into the queue. */
  readonly onRequested: () => void
}

/** A game's analysis with the game's moves. */
export interface GameAnalysis extends StoredAnalysis {
  /** In UCI. */
  readonly moves: readonly string[]
}

/** Where players ask for analysis. Everything throws `AnalysisRefusal` where it is not to be had. */
export interface AnalysisService {
  /** Counts the game for today. @returns how many games are left today; null is no limit */
  readonly access: (actor: AnalysisActor, gameId: string) => Promise<number | null>
  /** Counts the game for today and lets it be analysed. */
  readonly begin: (
    actor: AnalysisActor,
    gameId: string,
  ) => Promise<{ readonly left: number | null; readonly analysis: GameAnalysis }>
  /** A game's analysis, for those who asked for it on any day, and for Pro; null where there is none for this player. */
  readonly read: (actor: AnalysisActor, gameId: string) => Promise<GameAnalysis | null>
  /** What the engine says of one position. @param lines how many of the best lines */
  readonly position: (actor: AnalysisActor, fen: string, lines: number) => Promise<AnalysisItem>
}

export function createAnalysisService(deps: AnalysisServiceDeps): AnalysisService {
  const { games, allowances, analyses, running, analyst, now, onRequested } = deps

  /** The game, when this player may have it analysed as far as the limit of the day is not asked. */
  const openGame = async (actor: AnalysisActor, gameId: string) => {
    const playerId = memberOf(actor)
    const game = (await games.find(gameId)) ?? refuse('game_not_found', 'There is no such game.')
    checkSuitable(game)
    const { turns } = game.state
    const later = turns.slice(firstGuardedPly - 1).map(({ fen }) => fen)
    await refuseRunning(running, playerId, later)
    return { playerId, moves: turns.map(({ uci }) => uci) }
  }

  const take = async ({ role }: AnalysisActor, playerId: number, gameId: string) => {
    const at = now()
    const limit = isUnlimited(role) ? null : analysisLimits.freeGamesADay
    const day = at.toISOString().slice(0, 10)
    const used =
      (await allowances.take({ playerId, gameId, day, limit, at })) ??
      refuse(
        'free_analysis_exceeded',
        `You have had your ${analysisLimits.freeGamesADay} free analyses of today. Come back tomorrow, or with Pro.`,
      )
    return limit === null ? null : Math.max(0, limit - used)
  }

  return {
    access: async (actor, gameId) => {
      const { playerId } = await openGame(actor, gameId)
      return take(actor, playerId, gameId)
    },
    begin: async (actor, gameId) => {
      const { playerId, moves } = await openGame(actor, gameId)
      const left = await take(actor, playerId, gameId)
      await analyses.request(gameId, moves.length + 1, now())
      onRequested()
      const analysis = await analyses.find(gameId)
      if (!analysis) throw new Error(`The analysis of ${gameId} was asked for and is not there.`)
      return { left, analysis: { ...analysis, moves } }
    },
    read: async (actor, gameId) => {
      const { playerId, moves } = await openGame(actor, gameId)
      const isReader = isUnlimited(actor.role) || (await allowances.hasTaken(playerId, gameId))
      const analysis = isReader ? await analyses.find(gameId) : null
      return analysis && { ...analysis, moves }
    },
    position: async (actor, text, lines) => {
      const playerId = memberOf(actor)
      const fen = readFen(text)
      await refuseRunning(running, playerId, [fen])
      const ended = endedItem(fen)
      if (ended) return ended
      if (analyst.waiting() >= analysisLimits.maxWaiting) {
        refuse('unavailable', 'The engine has too much to do. Try again in a few seconds.')
      }
      const { depth, moveTimeMs } = analysisLimits.position
      return analyst
        .analyse({ fen, initialFen: fen, moves: [], lines, depth, moveTimeMs })
        .catch(() => refuse('unavailable', 'There is no engine just now. Try again later.'))
    },
  }
}

const isUnlimited = (role: Role): boolean => role === 'pro' || role === 'admin'

function memberOf({ player, role, isBanned }: AnalysisActor): number {
  if (player === null || role === 'anonymous') {
    return refuse('no_access_to_board_analysis', 'Analysis needs an account. Sign in first.')
  }
  if (isBanned) refuse('no_access_to_board_analysis', 'You are banned.')
  return player.id
}

function checkSuitable({ end, state: { turns } }: GameRecord): void {
  const code = 'not_suitable_for_express_analysis'
  if (end === null) refuse(code, 'The game is not over yet.')
  if (end.result === 'ABORT') refuse(code, 'The game was aborted.')
  if (turns.length === 0) refuse(code, 'The game has no moves.')
  if (turns.length > analysisLimits.maxPlies) {
    refuse(code, `The game has more than ${analysisLimits.maxPlies / 2} moves.`)
  }
}

/** The position as every program of ours writes it. */
function readFen(text: string): string {
  try {
    return parseFen(text).fen
  } catch (error) {
    if (error instanceof ChessError) return refuse('bad_request', error.message)
    throw error
  }
}
