import type { PieceType } from '@kingside/chess-game'

/** One piece as SVG path data on a 64 × 64 grid; colours come from the theme. */
export interface PieceDrawing {
  /** The silhouette: filled, and stroked with the outline. */
  readonly body: string
  /** Inner strokes in the detail colour. */
  readonly lines: string
  /** Small filled parts in the detail colour, such as the knight's eye. */
  readonly marks?: string
}

/** A piece set: one silhouette for each type, for both colours. */
export type PieceDrawings = Readonly<Record<PieceType, PieceDrawing>>

export interface PieceColors {
  readonly fill: string
  readonly outline: string
  readonly detail: string
}

const path = (d: string, attributes: string) => `<path d='${d}' ${attributes}/>`

const round = "stroke-linejoin='round' stroke-linecap='round'"

/** A piece as an SVG document. */
export function pieceSvg({ body, lines, marks }: PieceDrawing, colors: PieceColors): string {
  return [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>",
    path(body, `fill='${colors.fill}' stroke='${colors.outline}' stroke-width='2.5' ${round}`),
    path(lines, `fill='none' stroke='${colors.detail}' stroke-width='2' ${round}`),
    marks ? path(marks, `fill='${colors.detail}'`) : '',
    '</svg>',
  ].join('')
}

/** An SVG document as a CSS image. */
export const cssImage = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replace(/#/g, '%23').replace(/</g, '%3c').replace(/>/g, '%3e')}")`
