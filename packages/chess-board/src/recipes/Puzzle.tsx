import { type Drawing, GameBoard } from '@kingside/chess-board'
import {
  type ChessGame,
  endOfGame,
  type HistoryMove,
  playMove,
  startGame,
  turnOf,
} from '@kingside/chess-game'
import { useEffect, useState } from 'react'
import * as styles from './recipe.css.ts'

export interface PuzzleProps {
  readonly title: string
  /** The position; the side to move solves. */
  readonly fen: string
  /** The solution in SAN, with the opponent's replies. */
  readonly solution: readonly string[]
}

const replyAfterMs = 400

/** A puzzle: a wrong move slides back, a right one gets a reply, and a hint is an arrow. */
export function Puzzle({ title, fen, solution }: PuzzleProps) {
  const solver = turnOf(fen)
  const [game, setGame] = useState(() => startGame(fen))
  const [wrong, setWrong] = useState<string>()
  const [hints, setHints] = useState(0)

  const ply = game.history.length
  const isSolved = ply === solution.length || endOfGame(game)?.reason === 'checkmate'
  const mustReply = !isSolved && game.turn !== solver
  const expected = isSolved ? undefined : solution[ply]

  useEffect(() => {
    if (!mustReply || expected === undefined) return
    const timer = setTimeout(() => setGame(playMove(game, expected)), replyAfterMs)
    return () => clearTimeout(timer)
  }, [mustReply, expected, game])

  const tryMove = (next: ChessGame) => {
    const played = next.lastMove?.san
    const isRight = played === expected || endOfGame(next)?.reason === 'checkmate'
    setWrong(isRight ? undefined : played)
    // A move that is not shown slides back by itself.
    if (!isRight) return
    setHints(0)
    setGame(next)
  }
  const retry = () => {
    setGame(startGame(fen))
    setWrong(undefined)
    setHints(0)
  }

  const right = expected === undefined ? undefined : playMove(game, expected).lastMove
  return (
    <div className={styles.page}>
      <div className={styles.board}>
        <GameBoard
          game={game}
          orientation={solver}
          movable={solver}
          arrows={mustReply || !right ? [] : hintOf(right, hints)}
          onGameChange={tryMove}
        />
      </div>
      <div className={styles.side}>
        <h2 className={styles.heading}>{title}</h2>
        <p role="status" className={styles.status}>
          {isSolved
            ? 'Solved. That is mate.'
            : mustReply
              ? 'Right. The other side answers …'
              : wrong !== undefined
                ? `${wrong} is not it. Look for something stronger.`
                : `${ply === 0 ? '' : 'Right. '}${solver === 'w' ? 'White' : 'Black'} to move.`}
        </p>
        <div className={styles.row}>
          {!isSolved && (
            <button type="button" className={styles.button} onClick={() => setHints(hints + 1)}>
              {hints === 0 ? 'Hint' : 'Show the move'}
            </button>
          )}
          <button type="button" className={styles.button} onClick={retry}>
            Start again
          </button>
        </div>
      </div>
    </div>
  )
}

/** The first hint is the piece's square, the second the move as an arrow. */
function hintOf({ from, to }: HistoryMove, hints: number): readonly Drawing[] {
  if (hints === 0) return []
  return hints === 1
    ? [{ kind: 'square', color: 'blue', square: from }]
    : [{ kind: 'arrow', color: 'blue', from, to }]
}
