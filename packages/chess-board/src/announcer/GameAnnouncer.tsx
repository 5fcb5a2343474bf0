import type { ChessGame } from '@kingside/chess-game'
import { useState } from 'react'
import * as styles from './LiveRegion.css.ts'
import { type AnnouncerTexts, englishAnnouncerTexts } from './texts.ts'

export interface GameAnnouncerProps {
  readonly game: ChessGame
  /** What else there is to tell: an offer, a warning, the result. Said when it changes. */
  readonly notice?: string | null | undefined
  /** @default English */
  readonly texts?: AnnouncerTexts
}

/** The moves of a game as a list that two games can be compared by. */
const movesOf = (game: ChessGame) => game.history.map(({ lan }) => lan)

/** What has happened between two games: the new moves in words, a take-back, or nothing to tell. */
function happened(before: readonly string[], game: ChessGame, texts: AnnouncerTexts): string {
  const now = movesOf(game)
  const goesOn = before.every((lan, index) => now[index] === lan)
  if (goesOn) return game.history.slice(before.length).map(texts.move).join(' ')
  const wentBack = now.length < before.length && now.every((lan, index) => before[index] === lan)
  return wentBack ? texts.takenBack : ''
}

/**
 * Says every move of a game, each check, and whatever the page has to tell, to screen readers: once,
 * when it happens, and nothing when it appears. It takes no room.
 */
export function GameAnnouncer({ game, notice, texts = englishAnnouncerTexts }: GameAnnouncerProps) {
  const [said, setSaid] = useState({ game, moves: movesOf(game), text: '' })
  if (said.game !== game) {
    const moves = movesOf(game)
    const isSame = moves.join() === said.moves.join()
    setSaid({ game, moves, text: isSame ? said.text : happened(said.moves, game, texts) })
  }
  return (
    <div className={styles.hidden}>
      <p role="status">{said.text}</p>
      <p role="status">{notice}</p>
    </div>
  )
}
