import { GameBoard, MoveList, ResultBanner, type ResultView } from '@kingside/chess-board'
import {
  type Color,
  endOfGame,
  type GameEnd,
  opposite,
  playMove,
  startGame,
  startUciEngine,
  type UciEngine,
  type UciTransport,
  undoMove,
} from '@kingside/chess-game'
import { useEffect, useState } from 'react'
import * as styles from './recipe.css.ts'

export interface PlayAgainstEngineProps {
  /** Opens a UCI engine in its own Worker; called again to restart the engine. */
  readonly openEngine: () => UciTransport
}

type EngineState = UciEngine | 'loading' | 'failed'

/** A game against an engine: it searches at its turn, and stops when you take a move back. */
export function PlayAgainstEngine({ openEngine }: PlayAgainstEngineProps) {
  const [game, setGame] = useState(() => startGame())
  const [you, setYou] = useState<Color>('w')
  const [engine, setEngine] = useState<EngineState>('loading')
  const [open, setOpen] = useState(() => openEngine)

  useEffect(() => {
    const transport = open()
    let isOpen = true
    const show = (state: EngineState) => isOpen && setEngine(state)
    startUciEngine(transport).then(show, () => show('failed'))
    return () => {
      isOpen = false
      transport.close()
    }
  }, [open])

  const end = endOfGame(game)
  const isYourTurn = game.turn === you
  const mustThink = !isYourTurn && !end
  useEffect(() => {
    if (typeof engine === 'string' || !mustThink) return
    const stop = new AbortController()
    const { initialFen, history: moves } = game
    engine.search({ initialFen, moves, depth: 8, moveTimeMs: 1_000 }, stop.signal).then(
      (move) => setGame(playMove(game, move)),
      () => {
        if (!stop.signal.aborted) setEngine('failed')
      },
    )
    return () => stop.abort()
  }, [engine, game, mustThink])

  const begin = (color: Color) => {
    setYou(color)
    setGame(startGame())
  }
  const takeBack = () => {
    const plies = isYourTurn ? 2 : 1
    if (game.history.length < plies) return
    setGame(plies === 2 ? undoMove(undoMove(game)) : undoMove(game))
  }
  const startAgain = () => {
    setEngine('loading')
    // A new function, so that the effect runs again.
    setOpen(() => () => openEngine())
  }

  return (
    <div className={styles.page}>
      <div className={styles.board}>
        <GameBoard
          game={game}
          orientation={you}
          movable={you}
          onGameChange={(next) => !end && setGame(next)}
        />
      </div>
      <div className={styles.side}>
        <div>
          <p role="status" className={styles.text}>
            {end ? '' : statusOf(engine, isYourTurn)}
          </p>
          <ResultBanner result={end && resultFor(you, end)} />
        </div>
        <div className={styles.moves}>
          <MoveList label="Moves" moves={game.history.map((move) => move.san)} />
        </div>
        <div className={styles.row}>
          {engine === 'failed' && (
            <button type="button" className={styles.button} onClick={startAgain}>
              Start the engine again
            </button>
          )}
          <button type="button" className={styles.button} onClick={takeBack}>
            Take back
          </button>
          <button type="button" className={styles.button} onClick={() => begin(opposite(you))}>
            New game as {you === 'w' ? 'Black' : 'White'}
          </button>
        </div>
      </div>
    </div>
  )
}

function statusOf(engine: EngineState, isYourTurn: boolean): string {
  if (engine === 'failed') return 'The engine stopped. Your game is kept.'
  if (engine === 'loading') return 'The engine is loading.'
  return isYourTurn ? 'Your turn.' : `${engine.name} is thinking.`
}

function resultFor(you: Color, { result, reason }: GameEnd): ResultView {
  const why = { reason: `By ${reason.replaceAll('-', ' ')}.` }
  if (result !== 'white-win' && result !== 'black-win')
    return { state: 'draw', title: 'Draw', ...why }
  return (result === 'white-win') === (you === 'w')
    ? { state: 'win', title: 'You won', ...why }
    : { state: 'lost', title: 'The engine won', ...why }
}
