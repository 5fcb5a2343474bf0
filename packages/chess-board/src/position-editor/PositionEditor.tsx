import { ChessError, type Color, type Piece, type PieceType, startFen } from '@kingside/chess-game'
import { useId, useRef, useState } from 'react'
import { type BoardHandle, ChessBoard } from '../board/ChessBoard.tsx'
import { type BoardTexts, englishTexts } from '../board/texts.ts'
import { editPosition } from '../headless/edit-position.ts'
import type { EditTool } from '../headless/interactions.ts'
import * as styles from './PositionEditor.css.ts'
import {
  type CastlingRight,
  castlingRights,
  emptyBoard,
  problemOf,
  readSetup,
  type Setup,
  withPlacement,
  writeSetup,
} from './setup.ts'
import { SparePiece } from './SparePiece.tsx'
import { englishPositionEditorTexts, type PositionEditorTexts } from './texts.ts'

export interface PositionEditorProps {
  /** The FEN that it begins with. @default the start position */
  readonly defaultPosition?: string
  /** The side at the bottom at first. @default 'w' */
  readonly defaultOrientation?: Color
  /** The position changed; `problem` says why no game can go on from it, or is null. */
  readonly onPositionChange?: (fen: string, problem: string | null) => void
  /** @default English */
  readonly texts?: PositionEditorTexts
  /** @default English */
  readonly boardTexts?: BoardTexts
}

const types: readonly PieceType[] = ['k', 'q', 'r', 'b', 'n', 'p']

const isSameTool = (a: EditTool, b: EditTool) =>
  typeof a === 'object' && typeof b === 'object'
    ? a.type === b.type && a.color === b.color
    : a === b

/**
 * Sets up a position: drag pieces about, off the board, and from the trays onto it, or choose one and
 * press on squares; by keyboard too. Every position can be made; it says which ones no game can have.
 * @throws ChessError `invalid-fen` on the first render when `defaultPosition` has no pieces to read.
 */
export function PositionEditor({
  defaultPosition = startFen,
  defaultOrientation = 'w',
  onPositionChange,
  texts = englishPositionEditorTexts,
  boardTexts = englishTexts,
}: PositionEditorProps) {
  const id = useId()
  const board = useRef<BoardHandle>(null)
  const [setup, setSetup] = useState(() => readSetup(defaultPosition))
  const [orientation, setOrientation] = useState(defaultOrientation)
  const [tool, setTool] = useState<EditTool>('hand')
  /** What is being typed as a FEN, while it is no position yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const fen = writeSetup(setup)
  const problem = problemOf(fen)

  const change = (next: Setup) => {
    setSetup(next)
    setTyped(null)
    const now = writeSetup(next)
    onPositionChange?.(now, problemOf(now))
  }
  const setPieces = (field: string) => change(withPlacement(setup, field))
  const toggle = (right: CastlingRight) =>
    change({
      ...setup,
      castling: setup.castling.includes(right)
        ? setup.castling.filter((other) => other !== right)
        : [...setup.castling, right],
    })
  const type = (text: string) => {
    try {
      change(readSetup(text))
    } catch (error) {
      if (!(error instanceof ChessError)) throw error
      setTyped(text)
    }
  }
  const drop = (piece: Piece) => (x: number, y: number) => {
    const square = board.current?.squareAt(x, y)
    if (square) setPieces(editPosition(setup.placement, { kind: 'put', square, piece }))
  }

  const tray = (color: Color) => (
    <div className={styles.tray} role="group" aria-label={texts.turns[color]}>
      {types.map((pieceType) => {
        const piece: Piece = { color, type: pieceType }
        const isChosen = isSameTool(tool, piece)
        return (
          <SparePiece
            key={pieceType}
            piece={piece}
            name={texts.piece(piece)}
            isChosen={isChosen}
            onChoose={() => setTool(isChosen ? 'hand' : piece)}
            onDrop={drop(piece)}
          />
        )
      })}
    </div>
  )

  return (
    <div className={styles.root}>
      <div className={styles.layout}>
        <div className={styles.boardSide}>
          {tray(orientation === 'w' ? 'b' : 'w')}
          <ChessBoard
            ref={board}
            position={setup.placement}
            orientation={orientation}
            editTool={tool}
            onEdit={setPieces}
            texts={boardTexts}
          />
          {tray(orientation)}
        </div>
        <div className={styles.panel} role="group" aria-label={texts.tools}>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={tool === 'hand'}
              onClick={() => setTool('hand')}
            >
              {texts.hand}
            </button>
            <button
              type="button"
              className={styles.button}
              aria-pressed={tool === 'eraser'}
              onClick={() => setTool('eraser')}
            >
              {texts.eraser}
            </button>
          </div>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              onClick={() => change(readSetup(startFen))}
            >
              {texts.start}
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => change({ ...setup, ...readSetup(emptyBoard), turn: setup.turn })}
            >
              {texts.clear}
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => setOrientation(orientation === 'w' ? 'b' : 'w')}
            >
              {texts.flip}
            </button>
          </div>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{texts.turn}</legend>
            {(['w', 'b'] as const).map((color) => (
              <label key={color} className={styles.choice}>
                <input
                  type="radio"
                  className={styles.box}
                  name={`${id}turn`}
                  checked={setup.turn === color}
                  onChange={() => change({ ...setup, turn: color })}
                />
                {texts.turns[color]}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{texts.castling}</legend>
            {castlingRights.map((right) => (
              <label key={right} className={styles.choice}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={setup.castling.includes(right)}
                  onChange={() => toggle(right)}
                />
                {texts.castlings[right]}
              </label>
            ))}
          </fieldset>
          <div className={styles.field}>
            <label className={styles.legend} htmlFor={`${id}fen`}>
              {texts.fen}
            </label>
            <textarea
              id={`${id}fen`}
              className={styles.text}
              rows={2}
              value={typed ?? fen}
              onChange={(event) => type(event.target.value)}
              aria-invalid={typed !== null || problem !== null}
              aria-describedby={`${id}problem`}
              spellCheck={false}
              autoComplete="off"
              dir="ltr"
            />
            <p id={`${id}problem`} role="status" className={styles.problem}>
              {typed === null
                ? problem && texts.invalid(problem)
                : texts.invalid(problemOf(typed) ?? '')}
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}
