import { type Color, placement } from '@kingside/chess-game'
import { memo } from 'react'
import { cellOf, squareOf, transformOf } from '../headless/geometry.ts'
import { pieceCode } from '../headless/piece-layer.ts'

interface BoardMarkupProps {
  readonly position: string
  readonly orientation: Color
  readonly label: string
  readonly isPlayable: boolean
}

/**
 * The board's first picture from a server, which the controller adopts: it must never render again, or
 * React and the controller would both own the same elements.
 */
export const BoardMarkup = memo(
  ({ position, orientation, label, isPlayable }: BoardMarkupProps) => (
    <>
      <div data-layer="marks" aria-hidden="true" />
      <div data-layer="pieces" aria-hidden="true">
        {[...placement(position)].map(([square, piece]) => (
          <div
            key={square}
            data-square={square}
            data-piece={pieceCode(piece)}
            style={{ transform: transformOf(cellOf(square, orientation)) }}
          />
        ))}
      </div>
      {isPlayable && (
        <div data-layer="grid" role="grid" aria-label={label}>
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} role="row">
              {Array.from({ length: 8 }, (__, column) => (
                <div
                  key={column}
                  role="gridcell"
                  tabIndex={-1}
                  aria-label={squareOf({ column, row }, orientation)}
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
