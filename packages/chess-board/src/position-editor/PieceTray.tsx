import type { Color, Piece, PieceType } from '@kingside/chess-game'
import type { EditTool } from '../headless/interactions.ts'
import { isSameTool } from '../headless/same-state.ts'
import * as styles from './PositionEditor.css.ts'
import { SparePiece } from './SparePiece.tsx'
import type { PositionEditorTexts } from './texts.ts'

const types: readonly PieceType[] = ['k', 'q', 'r', 'b', 'n', 'p']

interface PieceTrayProps {
  readonly color: Color
  readonly tool: EditTool
  readonly onToolChange: (tool: EditTool) => void
  /** A piece was dropped at a point of the viewport, in CSS pixels. */
  readonly onDrop: (piece: Piece, x: number, y: number) => void
  readonly texts: PositionEditorTexts
}

/** The spare pieces of one side, beside the board. */
export const PieceTray = ({ color, tool, onToolChange, onDrop, texts }: PieceTrayProps) => (
  <div className={styles.tray} role="group" aria-label={texts.turns[color]}>
    {types.map((type) => {
      const piece: Piece = { color, type }
      const isChosen = isSameTool(tool, piece)
      return (
        <SparePiece
          key={type}
          piece={piece}
          name={texts.piece(piece)}
          isChosen={isChosen}
          onChoose={() => onToolChange(isChosen ? 'hand' : piece)}
          onDrop={(x, y) => onDrop(piece, x, y)}
        />
      )
    })}
  </div>
)
