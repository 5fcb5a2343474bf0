import { opposite, positionKey } from '@kingside/chess-game'
import type { Clock } from '../clock.ts'
import { clocksAt, currentFen, sideToMove } from './game-change.ts'
import type { GameState } from './game.types.ts'
import { type GameRooms, RoomsUnavailableError } from './rooms.types.ts'

export interface BotMoveRequest {
  readonly initialFen: string
  /** In UCI. */
  readonly moves: readonly string[]
  /** 1 to 8. */
  readonly level: number
  /** What the bot has on its clock, in ms. */
  readonly leftMs: number
}

/** Finds the moves of the bots. */
export interface BotEngine {
  /** A legal move in UCI. Rejects when no engine could be had. */
  readonly bestMove: (request: BotMoveRequest) => Promise<string>
}

export interface BotPlayersDeps {
  readonly engine: BotEngine
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  readonly onFailure: (event: string, error: unknown) => void
}

const retryMs = 2_000
const shortestDelayMs = 300
const longestDelayMs = 1_500

/** Names the turn of the side to move by the move before it: the same ply comes again after a takeback. */
const turnIn = ({ turns }: GameState): number => turns.at(-1)?.v ?? 0

/** Plays the bots' moves through the same rooms as people's. To be called with each new state of a game. */
export function createBotPlayers({ engine, clock, random, onFailure }: BotPlayersDeps) {
  /** The turn that is being thought about, by game. */
  const thinking = new Map<string, number>()

  /** As a person would take, and never much of the clock. */
  const delayMs = (leftMs: number) =>
    Math.min(leftMs / 40, shortestDelayMs + random() * (longestDelayMs - shortestDelayMs))

  async function think(state: GameState, rooms: GameRooms): Promise<void> {
    const { config, turns } = state
    const color = sideToMove(state)
    const { playerId, botLevel } = config.seats[color]
    const leftMs = clocksAt(state, state.runningSince ?? 0)[color]
    const uci = await engine.bestMove({
      initialFen: config.initialFen,
      moves: turns.map((turn) => turn.uci),
      level: botLevel ?? 1,
      leftMs,
    })
    await new Promise<void>((go) => {
      clock.after(delayMs(leftMs), go)
    })
    const absNum = turns.length + 1
    // The move that it would answer has been taken back.
    if (thinking.get(config.gameId) !== turnIn(state)) return
    thinking.delete(config.gameId)
    await rooms.move(playerId, {
      gameId: config.gameId,
      absNum,
      uci,
      moveId: `bot-${absNum}-${turnIn(state)}`,
      positionHash: positionKey(currentFen(state)),
    })
  }

  function takeTurn(state: GameState, rooms: GameRooms): void {
    const { gameId } = state.config
    const turn = turnIn(state)
    if (thinking.get(gameId) === turn) return
    thinking.set(gameId, turn)
    think(state, rooms).catch((error: unknown) => {
      if (thinking.get(gameId) === turn) thinking.delete(gameId)
      if (!(error instanceof RoomsUnavailableError)) onFailure('bots.move', error)
      // A game that has moved on refuses this ply's move; its own change asks for the next one.
      clock.after(retryMs, () => {
        if (!thinking.has(gameId)) takeTurn(state, rooms)
      })
    })
  }

  /** Does what the state asks of a bot at once, without thinking. */
  function answer(state: GameState, rooms: GameRooms): void {
    const { config, drawOffer, takebackOffer, rematch } = state
    const fail = (error: unknown) => onFailure('bots.answer', error)
    if (drawOffer) {
      const { playerId, botLevel } = config.seats[opposite(drawOffer)]
      if (botLevel !== null) rooms.command(config.gameId, playerId, 'draw.decline').catch(fail)
    }
    if (takebackOffer) {
      const { playerId, botLevel } = config.seats[opposite(takebackOffer)]
      if (botLevel !== null) rooms.command(config.gameId, playerId, 'takeback.accept').catch(fail)
    }
    if (rematch?.status === 'offered') {
      const { playerId, botLevel } = config.seats[opposite(rematch.by)]
      if (botLevel !== null) rooms.rematch(config.gameId, playerId, 'accept').catch(fail)
    }
  }

  return {
    onChanged: (state: GameState, rooms: GameRooms): void => {
      const { config, phase } = state
      if (config.seats.w.botLevel === null && config.seats.b.botLevel === null) return
      if (phase === 'DONE') thinking.delete(config.gameId)
      answer(state, rooms)
      if (phase !== 'PLAYING' || state.pausedAt !== null) return
      if (config.seats[sideToMove(state)].botLevel !== null) takeTurn(state, rooms)
    },
  }
}
