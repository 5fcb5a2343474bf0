import { absenceAllowanceMs, type Color, opposite } from '@kingside/chess-game'
import { currentFen, draw, endGame, lossOf, withEvent } from './game-change.ts'
import { done, refuse, type CommandSource } from './game-decisions.ts'
import { gameLimits } from './game-limits.ts'
import type { Change, Decision, GameState, Presence } from './game.types.ts'

/** What a player may make of a game whose opponent has not come back in time. */
export type OpponentChoice = 'win' | 'draw' | 'wait'

/** Whether a person waits for the player who is away; a bot takes the win at once. */
export const isLeftToOpponent = ({ config }: GameState, away: Color): boolean =>
  config.seats[opposite(away)].botLevel === null

const withPresence = (change: Change, color: Color, presence: Presence) => ({
  presence: { ...change.state.presence, [color]: presence },
})

/** The time to return is over: the opponent has a minute to choose, after which it is a win. */
export function letChoose(change: Change, away: Color, at: number): Change {
  const { choiceMs } = gameLimits
  return withEvent(
    change,
    { type: 'RIVAL_DISCONNECTED', data: { color: away, countdownMs: 0, choiceMs } },
    withPresence(change, away, { status: 'due', until: at + choiceMs }),
  )
}

/** The waiting player has chosen; a wait gives the one who is away the whole time to return once more. */
export function choose(
  change: Change,
  choice: OpponentChoice,
  { color, at }: CommandSource,
): Decision {
  const { state } = change
  const away = opposite(color)
  if (state.presence[away].status !== 'due') return refuse(change, 'not-allowed')
  switch (choice) {
    case 'win':
      return done(endGame(change, lossOf(away, 'disconnect', currentFen(state)), at, away))
    case 'draw':
      return done(endGame(change, draw('disconnect'), at, away))
    case 'wait': {
      const countdownMs = absenceAllowanceMs(state.config.clock)
      return done(
        withEvent(
          change,
          { type: 'RIVAL_DISCONNECTED', data: { color: away, countdownMs } },
          withPresence(change, away, { status: 'gone', until: at + countdownMs }),
        ),
      )
    }
    default:
      return choice satisfies never
  }
}
