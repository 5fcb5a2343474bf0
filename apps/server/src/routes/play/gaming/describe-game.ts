import { type GameData, resultNumbers } from '@kingside/api'
import { opposite, turnOf } from '@kingside/chess-game'
import { connectingMsOf, firstMoveMs } from '../../../domain/games/game-limits.ts'
import { oneRegion } from '../../../domain/games/regions.ts'
import type { GameProspects, GameSummary } from '../../../domain/games/game-reader.ts'
import type { PlayedMove } from '../../../domain/games/game.types.ts'

/** A game as the contract has it. @param prospects what it may do to the ratings, where that is told */
export function describeGame(game: GameSummary, prospects: GameProspects | null = null): GameData {
  const { players, timeControl, initialFen, plies, startsAt, end, tournamentId } = game
  const firstToMove = turnOf(initialFen)
  return {
    gId: game.gameId,
    wPId: players.w.uid,
    bPId: players.b.uid,
    currPh: game.phase,
    playingPh: {
      lastTurn: lastTurnOf(game),
      currTurn: {
        clr: plies % 2 === 0 ? firstToMove : opposite(firstToMove),
        absNum: plies + 1,
      },
      leftMs: game.leftMs,
    },
    publicExtra: {
      tournament_id: tournamentId === null ? null : String(tournamentId),
      rating: game.ratingType,
      time_control: timeControl,
      rId: game.region ?? oneRegion.own,
    },
    scheduledPhCfg: startsAt && { start: startsAt.toISOString() },
    firstMoveMs: firstMoveMs[timeControl.board_type_name],
    connectingMs: connectingMsOf({ boardType: timeControl.board_type_name, tournamentId }),
    donePh: end,
    misc: { version: game.v },
    stakes: prospects?.stakes ?? null,
    white_player: { ...players.w, ...(prospects?.isProvisional.w && provisional) },
    black_player: { ...players.b, ...(prospects?.isProvisional.b && provisional) },
    result: end && resultNumbers[end.result],
    created_at: game.createdAt.toISOString(),
  }
}

const provisional = { is_provisional: true } as const

type LastTurn = GameData['playingPh']['lastTurn']

function lastTurnOf({ lastMoves, initialFen }: GameSummary): LastTurn {
  const [last, before] = lastMoves.toReversed()
  if (!last) return null
  return {
    start: before ? momentAfter(before) : { absNum: 0, ts: null, fen: initialFen, uci: null },
    end: momentAfter(last),
  }
}

const momentAfter = ({ absNum, ts, fen, uci }: PlayedMove) => ({ absNum, ts, fen, uci })
