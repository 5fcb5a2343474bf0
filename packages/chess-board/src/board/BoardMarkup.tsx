import { type Color, placement, squares } from '@kingside/chess-game'
import { memo } from 'react'
import { cellOf, squareOf, transformOf } from '../headless/geometry.ts'
import { pieceCode } from '../headless/piece-layer.ts'
import * as styles from './ChessBoard.css.ts'

interface BoardMarkupProps {
  readonly position: string
  readonly orientation: Color
  readonly label: string
  readonly playable: boolean
}

/**
 * The board's first picture, which the controller adopts: it must never render again, or React and
 * the controller would both own the same elements.
 */
export const BoardMarkup = memo(
  ({ position, orientation, label, playable }: BoardMarkupProps) => (
    <>
      <div data-layer="marks" className={styles.marks} aria-hidden="true" />
      <div data-layer="pieces" className={styles.pieces} aria-hidden="true">
        {[...placement(position)].map(([square, piece]) => (
          <div
            key={square}
            data-square={square}
            data-piece={pieceCode(piece)}
            style={{ transform: transformOf(cellOf(square, orientation)) }}
          />
        ))}
      </div>
      {playable && (
        <div data-layer="grid" className={styles.grid} role="grid" aria-label={label}>
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} role="row" className={styles.row}>
              {Array.from({ length: 8 }, (__, column) => (
                <div
                  key={column}
                  role="gridcell"
                  tabIndex={-1}
                  aria-label={squareOf({ column, row }, orientation) ?? squares[0]}
                  className={styles.cell}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  ),
  () => true,
)
BoardMarkup.displayName = 'BoardMarkup'
