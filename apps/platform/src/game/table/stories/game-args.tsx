import { Button } from '@kingside/design-system'
import { selectGameView } from '@kingside/machines/game'
import { gameStates } from '@kingside/machines/game/examples'
import { fn } from 'storybook/test'
import { examplePlayers } from './example-players.ts'

/** What other features have in the places that the game leaves them. */
const others = { rematch: 'Rematch', analysis: 'Analyse' }

/** What every story of the game begins with: a game that is played, and calls that are noted. */
export const gameArgs = {
  view: selectGameView(gameStates['line.live']),
  players: examplePlayers,
  // Six seconds after the clocks were last told.
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
  onResign: fn(),
  onAbort: fn(),
  onDismissNotice: fn(),
  onHome: fn(),
  rematch: <Button>{others.rematch}</Button>,
  analysis: <Button type="secondary">{others.analysis}</Button>,
}
