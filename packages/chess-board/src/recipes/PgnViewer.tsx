import {
  ChessClock,
  type Drawing,
  EvaluationBar,
  GameBoard,
  MoveTree,
  NavigationBar,
  type NavigationTarget,
  PlayerBar,
} from '@kingside/chess-board'
import {
  type ChessGame,
  type Color,
  type HistoryMove,
  opposite,
  parsePgn,
  selectFirst,
  selectLast,
  selectMove,
  selectNext,
  selectPrevious,
} from '@kingside/chess-game'
import { type KeyboardEvent, useState } from 'react'
import * as styles from './recipe.css.ts'

const walk: Readonly<Record<NavigationTarget, (game: ChessGame) => ChessGame>> = {
  first: selectFirst,
  previous: selectPrevious,
  next: selectNext,
  last: selectLast,
}
const targetOfKey: Readonly<Record<string, NavigationTarget>> = {
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  End: 'last',
}

/** A game to read: board, moves, evaluation and clocks, by mouse and by the arrow keys. */
export function PgnViewer({ pgn }: { readonly pgn: string }) {
  const [game, setGame] = useState(() => selectFirst(parsePgn(pgn)))
  const [orientation, setOrientation] = useState<Color>('w')
  const { history, selectedMove, selectedMoveHistory, headers } = game
  const isJudged = history.some((move) => evaluationOf(move) !== undefined)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOfKey[event.key]
    if (!target || event.defaultPrevented) return
    event.preventDefault()
    setGame(walk[target](game))
  }
  const player = (color: Color) => {
    const timeMs = selectedMoveHistory.findLast((move) => move.color === color)?.clockMs
    const label = color === 'w' ? 'White' : 'Black'
    return (
      <PlayerBar
        name={headers[label] ?? label}
        isToMove={game.turn === color}
        {...(timeMs !== undefined && {
          clock: <Clock label={`${label}’s clock`} timeMs={timeMs} />,
        })}
      />
    )
  }

  return (
    <div role="group" aria-label="Game" className={styles.page} onKeyDown={onKeyDown}>
      <div className={`${styles.board} ${styles.players}`}>
        {player(opposite(orientation))}
        <div
          role="group"
          aria-label="Board. The arrow keys walk through the game."
          tabIndex={0}
          className={styles.judged}
          data-judged={isJudged}
        >
          {isJudged && (
            <EvaluationBar
              evaluation={evaluationOf(selectedMove)}
              orientation={orientation}
              {...(game.checkmateData.checkmate && { winner: opposite(game.turn) })}
            />
          )}
          <GameBoard
            game={game}
            movable="none"
            orientation={orientation}
            arrows={drawingsOf(selectedMove)}
          />
        </div>
        {player(orientation)}
      </div>
      <div className={styles.side}>
        <div className={styles.tree}>
          <MoveTree game={game} onSelect={(id) => setGame(selectMove(game, id))} />
        </div>
        <NavigationBar
          atStart={!selectedMove}
          atEnd={selectNext(game) === game}
          onNavigate={(target) => setGame(walk[target](game))}
          onFlip={() => setOrientation(opposite(orientation))}
        />
      </div>
    </div>
  )
}

const Clock = (props: { readonly label: string; readonly timeMs: number }) => (
  <ChessClock {...props} runningSince={null} />
)

/** A file's evaluation of the position after a move, for the evaluation bar. */
function evaluationOf(move: HistoryMove | undefined) {
  const said = move?.comments.find((comment) => comment.evaluation)?.evaluation
  if (!said) return undefined
  return 'mate' in said
    ? { line_eval: null, mate_in: said.mate }
    : { line_eval: said.pawns, mate_in: null }
}

/** The arrows and squares in a move's comments. */
const drawingsOf = (move: HistoryMove | undefined): readonly Drawing[] =>
  (move?.comments ?? []).flatMap(({ arrows = [], squares = [] }) => [
    ...squares.map((square): Drawing => ({ kind: 'square', ...square })),
    ...arrows.map((arrow): Drawing => ({ kind: 'arrow', ...arrow })),
  ])
