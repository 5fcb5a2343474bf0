import type { AbsenceChoice } from '@kingside/machines/game'
import type { OpenGame } from '../connection/open-game.ts'

/** The requests to the game besides moves. */
export const gameCommands = (game: OpenGame['game']) => ({
  onPromotionCancel: () => game.send({ type: 'promotion.cancel' }),
  onPremove: (uci: string) => game.send({ type: 'premove.add', uci, moveId: crypto.randomUUID() }),
  onPremovesCancel: () => game.send({ type: 'premove.cancel' }),
  onOfferDraw: () => game.send({ type: 'draw.offer' }),
  onAcceptDraw: () => game.send({ type: 'draw.accept' }),
  onDeclineDraw: () => game.send({ type: 'draw.decline' }),
  onBerserk: () => game.send({ type: 'game.berserk' }),
  onClaimDraw: () => game.send({ type: 'draw.claim' }),
  onAskTakeback: () => game.send({ type: 'takeback.offer' }),
  onAllowTakeback: () => game.send({ type: 'takeback.accept' }),
  onRefuseTakeback: () => game.send({ type: 'takeback.decline' }),
  onAbsenceChoose: (choice: AbsenceChoice) => game.send({ type: `absence.${choice}` }),
  onResign: () => game.send({ type: 'game.resign' }),
  onAbort: () => game.send({ type: 'game.abort' }),
  onDismissNotice: () => game.send({ type: 'notice.dismiss' }),
})
