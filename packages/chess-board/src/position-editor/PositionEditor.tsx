import { type Color, opposite, type Piece, startFen } from '@kingside/chess-game'
import { useRef, useState } from 'react'
import { ChessBoard } from '../board/ChessBoard.tsx'
import type { BoardHandle } from '../board/chess-board-props.ts'
import { type BoardTexts, englishTexts } from '../board/texts.ts'
import { editPosition } from '../headless/edit-position.ts'
import type { EditTool } from '../headless/interactions.ts'
import * as styles from './PositionEditor.css.ts'
import { Button, ToolButtons } from './buttons.tsx'
import { PieceTray } from './PieceTray.tsx'
import { emptyBoard, problemOf, readSetup, type Setup, withPlacement, writeSetup } from './setup.ts'
import { SetupFields } from './SetupFields.tsx'
import { englishPositionEditorTexts, type PositionEditorTexts } from './texts.ts'

export interface PositionEditorProps {
  /** The first FEN. @default the start position */
  readonly defaultPosition?: string
  /** The side at the bottom at first. @default 'w' */
  readonly defaultOrientation?: Color
  /** Called when the position changed; `problem` says why no game can continue from it, or is null. */
  readonly onPositionChange?: (fen: string, problem: string | null) => void
  /** @default English */
  readonly texts?: PositionEditorTexts
  /** @default English */
  readonly boardTexts?: BoardTexts
}

/**
 * Sets up a position: drag pieces on the board, off it, and from the trays onto it, or choose one and press on squares;
 * by keyboard too. Every position can be made; the editor shows why a game can't have one.
 * @throws ChessError `invalid-fen` on the first render when the pieces of `defaultPosition` can't be read.
 */
export function PositionEditor({
  defaultPosition = startFen,
  defaultOrientation = 'w',
  onPositionChange,
  texts = englishPositionEditorTexts,
  boardTexts = englishTexts,
}: PositionEditorProps) {
  const board = useRef<BoardHandle>(null)
  const [setup, setSetup] = useState(() => readSetup(defaultPosition))
  const [orientation, setOrientation] = useState(defaultOrientation)
  const [tool, setTool] = useState<EditTool>('hand')

  const change = (next: Setup) => {
    setSetup(next)
    const fen = writeSetup(next)
    onPositionChange?.(fen, problemOf(fen))
  }
  const setPieces = (field: string) => change(withPlacement(setup, field))
  const drop = (piece: Piece, x: number, y: number) => {
    const square = board.current?.squareAt(x, y)
    if (square) setPieces(editPosition(setup.placement, { kind: 'put', square, piece }))
  }
  const tray = (color: Color) => (
    <PieceTray color={color} tool={tool} onToolChange={setTool} onDrop={drop} texts={texts} />
  )

  return (
    <div className={styles.root}>
      <div className={styles.layout}>
        <div className={styles.boardSide}>
          {tray(opposite(orientation))}
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
          <ToolButtons tool={tool} onToolChange={setTool} texts={texts} />
          <div className={styles.buttons}>
            <Button onClick={() => change(readSetup(startFen))}>{texts.start}</Button>
            <Button
              onClick={() => change({ ...setup, ...readSetup(emptyBoard), turn: setup.turn })}
            >
              {texts.clear}
            </Button>
            <Button onClick={() => setOrientation(opposite(orientation))}>{texts.flip}</Button>
          </div>
          <SetupFields setup={setup} onChange={change} texts={texts} />
        </div>
      </div>
    </div>
  )
}
