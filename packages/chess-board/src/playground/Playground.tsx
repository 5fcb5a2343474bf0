import {
  ChessError,
  type ChessGame,
  type Color,
  endOfGame,
  isLegal,
  legalMoves,
  type MoveIntent,
  opposite,
  type Piece,
  playMove,
  squareName,
  startGame,
  undoMove,
} from '@kingside/chess-game'
import { useEffect, useState } from 'react'
import { ChessBoard } from '../board/ChessBoard.tsx'
import type { ChessBoardProps } from '../board/chess-board-props.ts'
import type { Drawing } from '../headless/drawings.ts'
import type { BoardEdit, EditTool } from '../headless/interactions.ts'
import { type PieceSetKey, pieceSets } from '../pieces/piece-sets.ts'
import type { BoardThemeKey } from '../themes/themes.generated.ts'
import { useBoardTheme } from '../themes/useBoardTheme.ts'
import { type BoardEvent, eventText } from './event-log.ts'
import * as styles from './Playground.css.ts'

/** Whose pieces can be moved; with one side only, the page plays the other one. */
export const movableSides = ['both', 'w', 'b', 'none'] as const

/** A theme's own pieces, or a piece set in their place. */
export const pieceChoices = ['own', 'worldchess', 'food', 'music', 'nature'] as const

/** What a press does in free editing. */
export const editTools = {
  hand: 'hand',
  eraser: 'eraser',
  'white queen': { color: 'w', type: 'q' },
  'white pawn': { color: 'w', type: 'p' },
  'black queen': { color: 'b', type: 'q' },
  'black pawn': { color: 'b', type: 'p' },
} as const satisfies Record<string, 'hand' | 'eraser' | Piece>

export interface PlaygroundProps extends Required<
  Pick<
    ChessBoardProps,
    'orientation' | 'highlightStyle' | 'targetStyle' | 'titlePosition' | 'blindfold' | 'animated'
  >
> {
  /** Whether squares and arrows can be drawn. */
  readonly drawable: boolean
  /** Loaded when selected; until then the previous theme stays. */
  readonly theme: BoardThemeKey
  readonly pieces: 'own' | PieceSetKey
  /** With one side only, the page plays the other one after a delay. */
  readonly movable: (typeof movableSides)[number]
  /** Whether moves can be queued before one's turn; needs one movable side, so that there is an opponent. */
  readonly premoves: boolean
  /** Whether any piece can go anywhere. */
  readonly editing: boolean
  readonly editTool: keyof typeof editTools
}

const answerAfterMs = 1_500
const longestLog = 100

/** A simple reply: a capture if there is one, otherwise any move. */
const replyTo = (game: ChessGame): MoveIntent | undefined => {
  const moves = legalMoves(game.position)
  return moves.find((move) => move.captured) ?? moves[(game.history.length * 7) % moves.length]
}

/** The game after a reply, and after the first premove if it is legal. */
function playReply(game: ChessGame, reply: MoveIntent, premoves: readonly MoveIntent[]) {
  const replied = playMove(game, reply)
  const [first, ...rest] = premoves
  return first !== undefined && isLegal(replied, first)
    ? { game: playMove(replied, first), premoves: rest }
    : { game: replied, premoves: [] }
}

/** A board with every option as a control, and a log of its events. */
export function Playground({
  orientation,
  theme: themeKey,
  pieces,
  movable,
  premoves: mayPremove,
  editing,
  editTool,
  ...display
}: PlaygroundProps) {
  const [game, setGame] = useState(() => startGame())
  const [isFlipped, setFlipped] = useState(false)
  const [queue, setQueue] = useState<readonly MoveIntent[]>([])
  const [edited, setEdited] = useState<{ readonly position: string; readonly problem: string }>()
  const [log, setLog] = useState<readonly BoardEvent[]>([])
  const [count, setCount] = useState(0)
  const theme = useBoardTheme(themeKey, pieces === 'own' ? undefined : pieceSets[pieces])

  const { turn } = game
  const isOver = endOfGame(game) !== undefined
  const mayMove = movable === 'both' || movable === turn
  const mustAnswer = !editing && !mayMove && movable !== 'none' && !isOver

  useEffect(() => {
    if (!mustAnswer) return
    const timer = setTimeout(() => {
      const answer = replyTo(game)
      if (!answer) return
      const next = playReply(game, answer, queue)
      setGame(next.game)
      setQueue(next.premoves)
    }, answerAfterMs)
    return () => clearTimeout(timer)
  }, [mustAnswer, game, queue])

  const record = (event: BoardEvent) => {
    setLog((now) => [event, ...now].slice(0, longestLog))
    setCount((now) => now + 1)
  }
  const show = (next: ChessGame) => {
    setGame(next)
    setQueue([])
    setEdited(undefined)
  }
  const edit = (position: string, change: BoardEdit) => {
    record({ prop: 'onEdit', edit: change })
    try {
      setGame(startGame(position))
      setEdited({ position, problem: '' })
    } catch (error) {
      if (!(error instanceof ChessError)) throw error
      setEdited({ position, problem: error.reason })
    }
  }

  const side = isFlipped ? opposite(orientation) : orientation
  const position = editing && edited ? edited.position : game.currentFen
  const { selectedMove: last } = game
  const { kingIndex } = game.checkmateData
  return (
    <div className={styles.root} style={theme}>
      <div className={styles.play}>
        <ChessBoard
          {...display}
          position={position}
          orientation={side}
          lastMove={editing ? undefined : last}
          check={editing || kingIndex === null ? undefined : squareName(kingIndex)}
          legalMoves={mayMove ? legalMoves(game.position) : []}
          premoveColor={mayPremove ? premoveColor(movable) : undefined}
          premoves={queue}
          {...(movable !== 'none' && {
            onMove: (move, input) => {
              record({ prop: 'onMove', move, input })
              setGame(playMove(game, move))
            },
          })}
          {...(editing && { onEdit: edit, editTool: toolOf(editTool) })}
          onPremovesChange={(premoves) => {
            record({ prop: 'onPremovesChange', premoves })
            setQueue(premoves)
          }}
          onDrawingsChange={(drawings: readonly Drawing[]) =>
            record({ prop: 'onDrawingsChange', drawings })
          }
          onInteraction={(interaction) => record({ prop: 'onInteraction', interaction })}
        />
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            onClick={() => game.history.length > 0 && show(undoMove(game))}
          >
            Undo
          </button>
          <button type="button" className={styles.button} onClick={() => show(startGame())}>
            New game
          </button>
          <button type="button" className={styles.button} onClick={() => setFlipped(!isFlipped)}>
            Flip
          </button>
        </div>
      </div>
      <div className={styles.side}>
        <p role="status" className={styles.status}>
          {editing ? editingStatus(edited?.problem) : gameStatus(game, movable)}
        </p>
        <h2 className={styles.heading}>Position</h2>
        <p className={styles.fen}>{position}</p>
        <h2 className={styles.heading}>What the board told</h2>
        <EventLog events={log} count={count} />
      </div>
    </div>
  )
}

interface EventLogProps {
  /** The latest events, newest first. */
  readonly events: readonly BoardEvent[]
  /** The number of all events. */
  readonly count: number
}

const EventLog = ({ events, count }: EventLogProps) => (
  <ol aria-label="Events, newest first" tabIndex={0} className={styles.log}>
    {events.length === 0 && (
      <li className={styles.empty}>Nothing yet. Move a piece, or draw with a right-drag.</li>
    )}
    {events.map((event, index) => (
      <li key={count - index} className={styles.entry}>
        <span className={styles.count}>{count - index}</span>
        <span className={styles.event}>{event.prop}</span>
        <span className={styles.detail}>{eventText(event)}</span>
      </li>
    ))}
  </ol>
)

const toolOf = (name: keyof typeof editTools): EditTool => editTools[name]

const premoveColor = (movable: PlaygroundProps['movable']): Color | undefined =>
  movable === 'w' || movable === 'b' ? movable : undefined

const editingStatus = (problem: string | undefined) =>
  problem ? `Free editing. Not to be played like this: ${problem}.` : 'Free editing.'

function gameStatus(game: ChessGame, movable: PlaygroundProps['movable']): string {
  const end = endOfGame(game)
  if (end) return `The game is over: ${end.reason.replaceAll('-', ' ')}.`
  if (movable === 'none') return 'To look at only.'
  const whose = game.turn === 'w' ? 'White' : 'Black'
  return movable === 'both' || movable === game.turn
    ? `${whose} to move.`
    : `${whose} answers in a moment. Premoves wait for that.`
}
