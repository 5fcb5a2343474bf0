import type { ChessGame, Color, GameEnd } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import { type computerGameMachine, turnOf } from './computer-game.machine.ts'
import type { ComputerGameSetup, EngineFailure, GameClock } from './computer-game.types.ts'

type Snapshot = SnapshotFrom<typeof computerGameMachine>

interface OnTheBoard {
  readonly setup: ComputerGameSetup
  readonly game: ChessGame
  readonly turn: Color
  readonly clock: GameClock | null
}

/** How the game stands, for the page to draw. */
export type ComputerGameView = OnTheBoard &
  (
    | { readonly status: 'preparing'; readonly abortable: boolean }
    | {
        readonly status: 'player-turn'
        readonly abortable: boolean
        readonly canClaimDraw: boolean
      }
    | { readonly status: 'engine-turn'; readonly abortable: boolean }
    | { readonly status: 'stalled'; readonly abortable: boolean; readonly failure: EngineFailure }
    | { readonly status: 'over'; readonly end: GameEnd; readonly outcome: GameOutcome }
  )

/** The player's side of a result (the states of the game-end banner). */
export type GameOutcome = 'win' | 'draw' | 'lost' | 'cancelled'

/** What a result means to one of the players. */
export function outcomeFor(player: Color, { result }: GameEnd): GameOutcome {
  switch (result) {
    case 'white-win':
      return player === 'w' ? 'win' : 'lost'
    case 'black-win':
      return player === 'b' ? 'win' : 'lost'
    case 'draw':
      return 'draw'
    case 'abort':
      return 'cancelled'
    default:
      return result satisfies never
  }
}

/** The machine's snapshot as the page sees it. */
export function selectComputerGameView(snapshot: Snapshot): ComputerGameView {
  const { setup, game, clock, end, failure } = snapshot.context
  const board = { setup, game, clock, turn: turnOf(game) }
  const abortable = game.history.length < 2
  if (snapshot.matches('over') && end) {
    return { ...board, status: 'over', end, outcome: outcomeFor(setup.playerColor, end) }
  }
  if (snapshot.matches('stalled') && failure) {
    return { ...board, status: 'stalled', abortable, failure }
  }
  if (snapshot.matches({ playing: 'playerTurn' })) {
    const canClaimDraw = snapshot.can({ type: 'draw.claim' })
    return { ...board, status: 'player-turn', abortable, canClaimDraw }
  }
  if (snapshot.matches({ playing: 'engineTurn' }))
    return { ...board, status: 'engine-turn', abortable }
  return { ...board, status: 'preparing', abortable }
}
