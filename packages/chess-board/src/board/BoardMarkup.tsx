import { type Color, type Piece, placement, type Square } from '@kingside/chess-game'
import { memo, useState, useSyncExternalStore } from 'react'
import { cellOf, squareOf, transformOf } from '../headless/geometry.ts'
import { pieceCode } from '../headless/piece-layer.ts'

/** Bundlers replace `NODE_ENV` by a text and remove code for development only. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const noSubscription = () => () => {}

/** True on a server and while its markup hydrates; false on a board that is mounted in a browser. */
export function useServerMarkup(): boolean {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

interface BoardMarkupProps {
  readonly position: string
  readonly orientation: Color
  readonly label: string
  readonly isPlayable: boolean
}

/** The pieces of a position; in production, an invalid one shows an empty board. */
function readPieces(position: string): readonly (readonly [Square, Piece])[] {
  try {
    return [...placement(position)]
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') throw error
    return []
  }
}

/**
 * The board's server-rendered markup, which the controller adopts: it must never render again, or React and the
 * controller would both change the same elements.
 */
export const BoardMarkup = memo(
  ({ position, orientation, label, isPlayable }: BoardMarkupProps) => (
    <>
      <div data-layer="marks" aria-hidden="true" />
      <div data-layer="pieces" aria-hidden="true">
        {readPieces(position).map(([square, piece]) => (
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
