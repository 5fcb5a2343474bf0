import { pliesBetweenTakebacks } from '@kingside/api'
import { type Color, opposite, parseFen, positionKey } from '@kingside/chess-game'
import { clocksAt, isUnderway, sideToMove, withEvent } from './game-change.ts'
import { done, refuse, type CommandSource } from './game-decisions.ts'
import type { Change, Decision, GameConfig, GameState, PlayedMove } from './game.types.ts'
import { turnOf } from './game-snapshot.ts'

/** What a game has in which nobody has asked for a takeback. */
export const noTakebacks = {
  takebackOffer: null,
  lastTakeback: { w: null, b: null },
  takenBack: [],
} as const satisfies Partial<GameState>

/** Moves on their way are few, so a few ids are enough to know them by. */
const keptIds = 16

/** How many plies must go so that a side has its last move back: also the opponent's answer, where there is one. */
const pliesBack = (state: GameState, color: Color): number => (sideToMove(state) === color ? 2 : 1)

/** Asks the opponent for the own last move. Only in games that change no rating and belong to no tournament. */
export function offerTakeback(change: Change, { color }: CommandSource): Decision {
  const { config, takebackOffer, lastTakeback, turns } = change.state
  const isSerious = config.ratingType !== 'non-rated' || config.tournamentId !== undefined
  if (isSerious) return refuse(change, 'not-allowed')
  if (takebackOffer === color) return refuse(change, 'too-often')
  // What the opponent asks for is to be answered first.
  if (takebackOffer !== null) return refuse(change, 'not-allowed')
  if (turns.length < pliesBack(change.state, color)) return refuse(change, 'not-due')
  const last = lastTakeback[color]
  if (last !== null && turns.length - last < pliesBetweenTakebacks) {
    return refuse(change, 'too-often')
  }
  return done(
    withEvent(
      change,
      { type: 'TAKEBACK_OFFER', data: { color } },
      { takebackOffer: color, lastTakeback: { ...lastTakeback, [color]: turns.length } },
    ),
  )
}

export function declineTakeback(change: Change, { color }: CommandSource): Decision {
  const asker = opposite(color)
  if (change.state.takebackOffer !== asker) return refuse(change, 'not-allowed')
  return done(
    withEvent(
      change,
      { type: 'TAKEBACK_REJECTED', data: { color: asker } },
      { takebackOffer: null },
    ),
  )
}

/** The game goes on from before the asker's last move. Nobody is given any time back. */
export function acceptTakeback(change: Change, { color, at }: CommandSource): Decision {
  const { state } = change
  const asker = opposite(color)
  if (state.takebackOffer !== asker) return refuse(change, 'not-allowed')
  const kept = state.turns.length - pliesBack(state, asker)
  const turns = state.turns.slice(0, kept)
  const gone = state.turns.slice(kept).map(({ moveId }) => moveId)
  const times = clocksAt(state, at)
  const running = isUnderway({ ...state, turns })
  return done(
    withEvent(
      change,
      {
        type: 'MOVES_CHANGED',
        data: {
          turns: turns.map(turnOf),
          clocks: times,
          running,
        },
      },
      {
        ...noTakebacks,
        takenBack: [...state.takenBack, ...gone].slice(-keptIds),
        turns,
        keys: keysOf(state.config, turns),
        times,
        runningSince: running ? at : null,
        drawOffer: null,
        since: at,
        isWarned: false,
      },
    ),
  )
}

/** `positionKey`s since the last capture or pawn move, the latest last. */
function keysOf({ initialFen }: GameConfig, turns: readonly PlayedMove[]): readonly string[] {
  const fens = [initialFen, ...turns.map(({ fen }) => fen)]
  const { movesWithoutCapture } = parseFen(fens.at(-1) ?? initialFen)
  return fens.slice(-movesWithoutCapture - 1).map((fen) => positionKey(fen))
}
