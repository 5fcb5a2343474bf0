import { type Color, opposite, turnOf } from '@kingside/chess-game'
import { clocksAt, endGame, sideToMove, toPhase, withEvent } from './game-change.ts'
import { done, refuse } from './game-decisions.ts'
import { turnOf as tellTurn } from './game-snapshot.ts'
import type { Change, Decision, GameState, PlayedMove } from './game.types.ts'
import type { RelayedLine } from './relayed-line.ts'

type Ply = RelayedLine['plies'][number]

/** How many moves at the beginning are the same. */
function agreedPlies({ turns }: GameState, { plies }: RelayedLine): number {
  const first = turns.findIndex(({ uci, fen }, index) => {
    const told = plies[index]
    return told?.uci !== uci || told.fen !== fen
  })
  return first === -1 ? turns.length : first
}

/**
 * Brings a relayed game to what its PGN says, from the first difference on: a longer list adds moves, and of a corrected
 * one the wrong moves go first. What is there already changes nothing. Moves that go, go alone: ask again with the same
 * line until the game `isAt` it.
 * @param ts when it came, in ms since 1970
 */
export function relayLine(
  begun: Change,
  line: RelayedLine,
  { at, ts }: { readonly at: number; readonly ts: number | null },
): Decision {
  const { state } = begun
  if (!state.config.isRelayed) return refuse(begun, 'not-allowed')
  if (isAt(state, line)) return done(begun)
  const isBegun = line.plies.length > 0 || line.end !== null
  const open =
    isBegun && state.phase !== 'PLAYING'
      ? toPhase(begun, { phase: 'PLAYING', end: null }, { since: at })
      : begun
  const agreed = agreedPlies(state, line)
  if (agreed < state.turns.length) return done(withoutPliesFrom(open, agreed, at))
  const hasClocks = line.plies.some(({ clockMs }) => clockMs !== null)
  const moved = line.plies
    .slice(agreed)
    .reduce((change, ply) => withPly(change, ply, { at, ts, hasClocks }), open)
  return done(line.end === null ? moved : endGame(moved, line.end, at))
}

/** Whether a game is as its PGN says. */
export const isAt = (state: GameState, line: RelayedLine): boolean =>
  state.turns.length === line.plies.length &&
  agreedPlies(state, line) === line.plies.length &&
  state.end?.result === line.end?.result &&
  state.end?.reason === line.end?.reason

function withoutPliesFrom(change: Change, kept: number, at: number): Change {
  const { state } = change
  const turns = state.turns.slice(0, kept)
  const times = clocksAt(state, at)
  return withEvent(
    change,
    {
      type: 'MOVES_CHANGED',
      data: { turns: turns.map(tellTurn), clocks: times, running: false },
    },
    { turns, times, runningSince: null, since: at },
  )
}

function withPly(
  change: Change,
  { uci, fen, clockMs }: Ply,
  {
    at,
    ts,
    hasClocks,
  }: { readonly at: number; readonly ts: number | null; readonly hasClocks: boolean },
): Change {
  const { state } = change
  const color: Color = sideToMove(state)
  const absNum = state.turns.length + 1
  const v = state.v + 1
  const before = state.times[color]
  const leftMs = clockMs ?? before
  const times = { ...state.times, [color]: leftMs, [opposite(color)]: state.times[opposite(color)] }
  const earned = state.config.clock.incrementMs
  const usedMs = clockMs === null || absNum <= 2 ? 0 : Math.max(0, before + earned - clockMs)
  const played: PlayedMove = {
    absNum,
    uci,
    fen,
    moveId: `relay.${v}`,
    v,
    leftMs,
    usedMs,
    compensatedMs: 0,
    earnedMs: 0,
    ts,
  }
  // Without times in the PGN nobody knows what a clock shows, so none runs.
  const runningSince = hasClocks && absNum >= 2 && turnOf(fen) !== color ? at : null
  const turns = [...state.turns, played]
  const after = { turns, times, runningSince, since: at }
  return withEvent(
    change,
    {
      type: 'MOVED',
      data: {
        absNum,
        uci,
        fen,
        clocks: clocksAt({ ...state, ...after }, at),
        running: runningSince !== null,
        ...(ts !== null && { ts }),
        ...(usedMs > 0 && { usedMs }),
      },
    },
    after,
  )
}
