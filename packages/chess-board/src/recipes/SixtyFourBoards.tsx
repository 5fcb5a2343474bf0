import { englishTexts, GameBoard } from '@kingside/chess-board'
import type { ChessGame } from '@kingside/chess-game'
import { useEffect, useState } from 'react'
import * as styles from './recipe.css.ts'

export interface SixtyFourBoardsProps {
  /** The games at first render. */
  readonly games: readonly ChessGame[]
  /** The next move of a game: computed here; in an app it comes from the network. */
  readonly next: (game: ChessGame, index: number) => ChessGame
}

const everyMs = 1_000

/** A wall of live boards. Each is view-only with a name, and none is in the tab order. */
export function SixtyFourBoards({ games: first, next }: SixtyFourBoardsProps) {
  const [games, setGames] = useState(first)
  const [isRunning, setRunning] = useState(false)

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setGames((now) => now.map(next)), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, next])

  return (
    <div className={styles.wallPage}>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => setGames(games.map(next))}>
          Play one move in each
        </button>
        <button type="button" className={styles.button} onClick={() => setRunning(!isRunning)}>
          {isRunning ? 'Stop' : 'Play a move each second'}
        </button>
        <p role="status" className={styles.note}>
          {games.length} games, {games.reduce((sum, game) => sum + game.history.length, 0)} moves
        </p>
      </div>
      <ul className={styles.wall}>
        {games.map((game, index) => (
          <li key={index}>
            <GameBoard
              game={game}
              movable="none"
              titlePosition="none"
              texts={{ ...englishTexts, board: nameOf(game, index) }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const nameOf = ({ lastMove, turn }: ChessGame, index: number) =>
  `Board ${index + 1}, last move ${lastMove?.san ?? 'none'}, ${turn === 'w' ? 'White' : 'Black'} to move`
