import type { ChessGame } from '@kingside/chess-game'
import { useState } from 'react'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import { type AnnouncerTexts, englishAnnouncerTexts } from './texts.ts'

export interface GameAnnouncerProps {
  readonly game: ChessGame
  /** Any other message: an offer, a warning, the result. Announced when it changes. */
  readonly notice?: string | null | undefined
  /** @default English */
  readonly texts?: AnnouncerTexts
}

/** The moves of a game in LAN, to compare two games. */
const movesOf = (game: ChessGame) => game.history.map(({ lan }) => lan)

/** The difference of two games as text: new moves, a takeback, or nothing. */
function changeInWords(before: readonly string[], game: ChessGame, texts: AnnouncerTexts): string {
  const now = movesOf(game)
  const isContinued = before.every((lan, index) => now[index] === lan)
  if (isContinued) return continuation(game, before.length, texts)
  const isTakenBack = now.length < before.length && now.every((lan, index) => before[index] === lan)
  return isTakenBack ? texts.takenBack : ''
}

/** More moves than this at once are not read one by one: a page that has loaded a game says the position. */
const maxRead = 2

function continuation(game: ChessGame, from: number, texts: AnnouncerTexts): string {
  const added = game.history.slice(from)
  const last = added.at(-1)
  if (!last || added.length <= maxRead) return added.map(texts.move).join(' ')
  const { moveNumber, turn } = game.latestPosition
  return texts.position?.(last, { moveNumber, turn }) ?? texts.move(last)
}

/**
 * Announces each move of a game, each check, and the page's notices to screen readers, once each; of many moves at once only
 * the position. It announces nothing when mounted, and is not visible.
 */
export function GameAnnouncer({ game, notice, texts = englishAnnouncerTexts }: GameAnnouncerProps) {
  const [announced, setAnnounced] = useState({ game, moves: movesOf(game), text: '' })
  if (announced.game !== game) {
    const moves = movesOf(game)
    const isSame = moves.join() === announced.moves.join()
    setAnnounced({
      game,
      moves,
      text: isSame ? announced.text : changeInWords(announced.moves, game, texts),
    })
  }
  return (
    <div className={visuallyHidden}>
      <p role="status">{announced.text}</p>
      <p role="status">{notice}</p>
    </div>
  )
}
