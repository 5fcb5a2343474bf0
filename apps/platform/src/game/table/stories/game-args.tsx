import { Button } from '@kingside/design-system/Button'
import { selectGameView } from '@kingside/machines/game'
import { gameStates } from '@kingside/machines/game/examples'
import { fn } from 'storybook/test'
import { examplePlayers } from './example-players.ts'

/** Stand-ins for the parts of other features. */
const others = { rematch: 'Rematch' }

/** The args of every story of the game: a running game, and callbacks that are recorded. */
export const gameArgs = {
  view: selectGameView(gameStates['line.live']),
  players: examplePlayers,
  // Six seconds after the last clocks of the server.
  now: () => 66_000,
  onMove: fn(),
  onPromotionChoose: fn(),
  onPromotionCancel: fn(),
  onPremove: fn(),
  onPremovesCancel: fn(),
  onOfferDraw: fn(),
  onAcceptDraw: fn(),
  onDeclineDraw: fn(),
  onClaimDraw: fn(),
  onAskTakeback: fn(),
  onAllowTakeback: fn(),
  onRefuseTakeback: fn(),
  onAbsenceChoose: fn(),
  onResign: fn(),
  onAbort: fn(),
  onDismissNotice: fn(),
  onHome: fn(),
  rematch: <Button>{others.rematch}</Button>,
  onReview: fn(),
}
