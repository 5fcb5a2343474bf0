import type { ConfirmDialogOptions } from '@kingside/machines/system-dialogs'

/** What a player is asked about, because it can't be taken back. */
export type GameQuestion = 'cancel' | 'draw' | 'resign'

/** The question of an act; its words are those of `game.cancel…`, `game.draw…` and `game.resign…`. */
export const gameQuestion = (act: GameQuestion): ConfirmDialogOptions => ({
  id: act,
  title: { code: `game.${act}.confirm` },
  message: { code: `game.${act}.text` },
  yesLabel: { code: `game.${act}.yes` },
  noLabel: { code: act === 'cancel' ? 'game.cancel.no' : 'game.keepPlaying' },
  danger: act !== 'draw',
})
