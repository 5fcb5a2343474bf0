import type { PieceType } from '@kingside/chess-game'

/** One piece as SVG path data on a 64 × 64 grid; colours come from the theme. Painted in this order. */
export interface PieceDrawing {
  /** The silhouette: filled, and stroked with the outline. */
  readonly body: string
  /** Parts of the body that lie in the shade, filled. */
  readonly shade?: string
  /** Parts of the body that catch the light, filled. */
  readonly gloss?: string
  /** Parts in the accent colour, filled: a leaf, a jewel, a moustache. */
  readonly accent?: string
  /** Inner strokes in the detail colour. */
  readonly lines: string
  /** Small filled parts in the detail colour, such as the knight's eye. */
  readonly marks?: string
}

/** A piece set: one drawing for each type, for both colours. */
export type PieceDrawings = Readonly<Record<PieceType, PieceDrawing>>

/** How one side's pieces are painted. */
export interface PieceColors {
  readonly fill: string
  readonly outline: string
  readonly detail: string
  /** @default none: the drawing's shade is left out */
  readonly shade?: string
  /** @default none: the drawing's gloss is left out */
  readonly gloss?: string
  /** @default the detail colour */
  readonly accent?: string
  /** The stroke of the silhouette, in the drawing's units. @default 2.5 */
  readonly outlineWidth?: number
  /** The inner strokes. @default 2 */
  readonly lineWidth?: number
}

const path = (d: string | undefined, attributes: string) =>
  d ? `<path d='${d}' ${attributes}/>` : ''

const round = "stroke-linejoin='round' stroke-linecap='round'"

/** A piece as an SVG document. */
export function pieceSvg(
  { body, shade, gloss, accent, lines, marks }: PieceDrawing,
  colors: PieceColors,
): string {
  const { fill, outline, detail, outlineWidth = 2.5, lineWidth = 2 } = colors
  return [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>",
    path(body, `fill='${fill}' stroke='${outline}' stroke-width='${outlineWidth}' ${round}`),
    colors.shade ? path(shade, `fill='${colors.shade}'`) : '',
    colors.gloss ? path(gloss, `fill='${colors.gloss}'`) : '',
    path(accent, `fill='${colors.accent ?? detail}'`),
    path(lines, `fill='none' stroke='${detail}' stroke-width='${lineWidth}' ${round}`),
    path(marks, `fill='${detail}'`),
    '</svg>',
  ].join('')
}

/** An SVG document as a CSS image. */
export const cssImage = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replace(/#/g, '%23').replace(/</g, '%3c').replace(/>/g, '%3e')}")`
