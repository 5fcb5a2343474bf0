import type { ChessGame, Color, GameEnd, MoveIntent } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import { maxPremoves } from '../game/game-limits.ts'
import { takebackPlies, turnOf } from './after-move.ts'
import type { computerGameMachine } from './computer-game.machine.ts'
import type { ComputerGameSetup, EngineFailure, GameClock } from './computer-game.types.ts'
import { type DrawOffer, drawOfferOf } from './draw-offer.ts'
import { type GameOutcome, outcomeFor } from './outcome.ts'

type Snapshot = SnapshotFrom<typeof computerGameMachine>

interface OnTheBoard {
  readonly setup: ComputerGameSetup
  readonly game: ChessGame
  readonly turn: Color
  readonly clock: GameClock | null
}

/** The state of the game, for the page to draw. */
export type ComputerGameView = OnTheBoard &
  (
    | { readonly status: 'preparing'; readonly abortable: boolean }
    | {
        readonly status: 'player-turn'
        readonly abortable: boolean
        readonly canTakeBack: boolean
        readonly canClaimDraw: boolean
        readonly drawOffer: DrawOffer
      }
    | {
        readonly status: 'engine-turn'
        readonly abortable: boolean
        readonly canTakeBack: boolean
        /** The queued premoves, and whether another may be added. */
        readonly premoves: readonly MoveIntent[]
        readonly canPremove: boolean
      }
    | { readonly status: 'stalled'; readonly abortable: boolean; readonly failure: EngineFailure }
    | { readonly status: 'over'; readonly end: GameEnd; readonly outcome: GameOutcome }
  )

/** The machine's snapshot as the page sees it. */
export function selectComputerGameView(snapshot: Snapshot): ComputerGameView {
  const { setup, game, clock, end, failure, premoves } = snapshot.context
  const board = { setup, game, clock, turn: turnOf(game) }
  const abortable = game.history.length < 2
  if (snapshot.matches('over') && end) {
    return { ...board, status: 'over', end, outcome: outcomeFor(setup.playerColor, end) }
  }
  if (snapshot.matches('stalled') && failure) {
    return { ...board, status: 'stalled', abortable, failure }
  }
  const canTakeBack = takebackPlies(snapshot.context) > 0
  if (snapshot.matches({ playing: 'playerTurn' })) {
    const canClaimDraw = snapshot.can({ type: 'draw.claim' })
    const drawOffer = drawOfferOf(snapshot.context)
    return { ...board, status: 'player-turn', abortable, canTakeBack, canClaimDraw, drawOffer }
  }
  if (snapshot.matches({ playing: 'engineTurn' })) {
    const canPremove = premoves.length < maxPremoves
    return { ...board, status: 'engine-turn', abortable, canTakeBack, premoves, canPremove }
  }
  return { ...board, status: 'preparing', abortable }
}
