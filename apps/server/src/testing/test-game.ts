import type { GameCommand, OwnMove } from '@kingside/api'
import { type ClockSettings, type Color, positionKey, startFen } from '@kingside/chess-game'
import { currentFen, sideToMove } from '../domain/games/game-change.ts'
import { decide, newGame } from '../domain/games/game-state.ts'
import type { Decision, GameAction, GameConfig, GameState } from '../domain/games/game.types.ts'

export const threeMinutes: ClockSettings = { initialMs: 180_000, incrementMs: 0 }

export function testConfig(overrides: Partial<GameConfig> = {}): GameConfig {
  return {
    gameId: 'game-under-test',
    seats: {
      w: { playerId: 1, botLevel: null, rating: null },
      b: { playerId: 2, botLevel: null, rating: null },
    },
    timeControlId: 9,
    boardType: 'blitz',
    ratingType: 'worldchess',
    clock: threeMinutes,
    initialFen: startFen,
    ...overrides,
  }
}

/** The next move of a game, as the client of the side to move would send it. */
export function nextMove(state: GameState, uci: string, overrides: Partial<OwnMove> = {}): OwnMove {
  const moveId = `move-${state.turns.length + 1}`
  return {
    gameId: state.config.gameId,
    absNum: state.turns.length + 1,
    uci,
    moveId: state.takenBack.includes(moveId) ? `${moveId}-at-${state.v}` : moveId,
    positionHash: positionKey(currentFen(state)),
    ...overrides,
  }
}

/** A game played step by step: it keeps the state and what was told. */
export class TestGame {
  state: GameState
  readonly facts: Decision['facts'][number][] = []

  constructor(overrides: Partial<GameConfig> = {}, startsAt: number | null = null) {
    this.state = newGame(testConfig(overrides), 0, startsAt)
  }

  act(action: GameAction, at: number): Decision {
    const decision = decide(this.state, action, at)
    this.state = decision.state
    this.facts.push(...decision.facts)
    return decision
  }

  /** Both players come. */
  begin(at = 0): this {
    this.act({ type: 'player.connected', color: 'w' }, at)
    this.act({ type: 'player.connected', color: 'b' }, at)
    return this
  }

  /** The side to move plays. */
  play(
    uci: string,
    at: number,
    { lagMs = 0, ...move }: Partial<OwnMove> & { lagMs?: number } = {},
  ) {
    const color = sideToMove(this.state)
    return this.act({ type: 'move', color, move: nextMove(this.state, uci, move), lagMs }, at)
  }

  /** Plays moves in turn, all at one moment. */
  line(moves: string, at: number): this {
    for (const uci of moves.split(' ')) this.play(uci, at)
    return this
  }

  command(color: Color | null, command: GameCommand, at: number): Decision {
    return this.act({ type: 'command', color, command }, at)
  }

  tick(at: number): Decision {
    return this.act({ type: 'tick' }, at)
  }

  get types(): readonly string[] {
    return this.facts.map(({ type }) => type)
  }
}
