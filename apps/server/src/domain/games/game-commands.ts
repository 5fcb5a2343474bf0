import { type GameCommand, pliesBetweenOffers, scheduledStart } from '@kingside/api'
import { opposite } from '@kingside/chess-game'
import {
  abort,
  clocksAt,
  currentFen,
  draw,
  endGame,
  isUnderway,
  lossOf,
  sideToMove,
  withEvent,
  winFor,
} from './game-change.ts'
import { done, refuse, type CommandSource } from './game-decisions.ts'
import { claimableDraw } from './game-moves.ts'
import type { Change, Decision } from './game.types.ts'
import { goBerserk } from './berserk.ts'
import { choose } from './opponent-choice.ts'
import { acceptTakeback, declineTakeback, offerTakeback } from './takeback.ts'

/** Applies a player's command. Deadlines that were due have been applied before. */
export function obey(change: Change, command: GameCommand, source: CommandSource): Decision {
  const { phase } = change.state
  if (phase === 'DONE' || phase === 'UNEXPECTED') return refuse(change, 'finished')
  if (command === 'game.abort') return abortGame(change, source)
  if (command === 'game.berserk') return goBerserk(change, source)
  if (phase !== 'PLAYING') return refuse(change, 'not-allowed')
  switch (command) {
    case 'game.resign':
      return done(endGame(change, winFor(opposite(source.color), 'resignation'), source.at))
    case 'flag.claim':
      return claimFlag(change, source)
    case 'draw.offer':
      return offerDraw(change, source)
    case 'draw.accept':
      return change.state.drawOffer === opposite(source.color)
        ? done(endGame(change, draw('draw-by-offer'), source.at))
        : refuse(change, 'not-allowed')
    case 'draw.decline':
      return change.state.drawOffer === opposite(source.color)
        ? done(
            withEvent(
              change,
              { type: 'DRAW_REJECTED', data: { color: opposite(source.color) } },
              { drawOffer: null },
            ),
          )
        : refuse(change, 'not-allowed')
    case 'draw.claim':
      return claimDraw(change, source)
    case 'absence.win':
      return choose(change, 'win', source)
    case 'absence.draw':
      return choose(change, 'draw', source)
    case 'absence.wait':
      return choose(change, 'wait', source)
    case 'takeback.offer':
      return offerTakeback(change, source)
    case 'takeback.accept':
      return acceptTakeback(change, source)
    case 'takeback.decline':
      return declineTakeback(change, source)
    default:
      return command satisfies never
  }
}

/** Possible until both sides have moved, but not in a tournament; it changes no rating. */
function abortGame(change: Change, { color, at }: CommandSource): Decision {
  const { state } = change
  if (state.config.tournamentId !== undefined) return refuse(change, 'not-allowed')
  switch (state.phase) {
    case 'SCHEDULED': {
      // Who cancels in good time has done nothing wrong; who leaves when the board has opened did not come.
      const isLate = state.startWarnings === scheduledStart.warningsMs.length
      return done(endGame(change, abort('left-before-start'), at, isLate ? color : null))
    }
    case 'CONNECTING':
      return done(endGame(change, abort('manual-abort-while-connecting'), at, color))
    case 'PLAYING':
      return isUnderway(state)
        ? refuse(change, 'not-allowed')
        : done(endGame(change, abort('manual-abort-before-first-move'), at, color))
    case 'DONE':
    case 'UNEXPECTED':
      return refuse(change, 'finished')
    default:
      return state.phase satisfies never
  }
}

/** One's own flag may be given up as soon as the clock is at zero; the opponent's falls with its grace. */
function claimFlag(change: Change, { color, at }: CommandSource): Decision {
  const { state } = change
  if (sideToMove(state) !== color) return refuse(change, 'not-due')
  if (state.runningSince === null || clocksAt(state, at)[color] > 0) {
    return refuse(change, 'not-allowed')
  }
  return done(endGame(change, lossOf(color, 'time-control', currentFen(state)), at))
}

function offerDraw(change: Change, { color, at }: CommandSource): Decision {
  const { drawOffer, lastOffer, turns } = change.state
  if (drawOffer === opposite(color)) return done(endGame(change, draw('draw-by-offer'), at))
  if (drawOffer === color) return refuse(change, 'too-often')
  const last = lastOffer[color]
  if (last !== null && turns.length - last < pliesBetweenOffers) {
    return refuse(change, 'too-often')
  }
  return done(
    withEvent(
      change,
      { type: 'DRAW_OFFER', data: { color } },
      { drawOffer: color, lastOffer: { ...lastOffer, [color]: turns.length } },
    ),
  )
}

function claimDraw(change: Change, { color, at }: CommandSource): Decision {
  const end = sideToMove(change.state) === color ? claimableDraw(change.state) : null
  return end ? done(endGame(change, end, at)) : refuse(change, 'not-allowed')
}
