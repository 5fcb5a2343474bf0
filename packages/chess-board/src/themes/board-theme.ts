import type { Color, PieceType } from '@kingside/chess-game'
import type { DrawingColor } from '../headless/drawings.ts'
import {
  cssImage,
  type PieceColors,
  type PieceDrawings,
  pieceSvg,
} from '../pieces/piece-drawing.ts'

/** The facts for a list of themes, available without loading them: the name and who may use it. */
export interface BoardThemeAbout {
  /** The name as shown; a proper name, the same in every language. */
  readonly name: string
  /** Only for subscribers. */
  readonly isPaid: boolean
  /** Only for users of this country, by its numeric id; undefined is everyone. */
  readonly countryId?: number
  /** Used for a state of the product, not offered in a list. */
  readonly isInternal?: boolean
}

/** All values of a board's look. A theme is one folder with one of these. */
export interface BoardTheme {
  /** The two colours of the squares: opaque, `#rrggbb`. */
  readonly squareLight: string
  readonly squareDark: string
  /**
   * SVG markup over the two colours, in a box of 8 × 8 squares with a8 at the top left: wood, waves,
   * veins. Attributes in single quotes; no filters, which are slow to paint. @default none
   */
  readonly texture?: string
  /** Coordinates on a light square, and those on a dark one. */
  readonly coordinateOnLight: string
  readonly coordinateOnDark: string
  readonly lastMove: string
  readonly selected: string
  readonly hover: string
  readonly check: string
  /** Marks of the squares that a piece can go to. */
  readonly target: string
  /** The dashed frame of a premove's squares. */
  readonly premove: string
  /** The colours of drawings, by the viewer's colours and the engine's. */
  readonly paint: Readonly<Record<DrawingColor, string>>
  /** The ring around the square with the keyboard focus. */
  readonly focus: string
  /** The promotion picker: its background, the choice under the pointer, and the shade over the board. */
  readonly picker: string
  readonly pickerHover: string
  readonly scrim: string
  /** The background of the last move in the move list. */
  readonly listCurrent: string
  readonly pieces: { readonly w: PieceColors; readonly b: PieceColors }
  readonly drawings: PieceDrawings
}

const square = (x: number, y: number) => `M${x} ${y}h1v1h-1z`

/** The board as one image: an 8 × 8 drawing with a8, a light square, at the top left. */
export function boardSvg({ squareLight, squareDark, texture = '' }: BoardTheme): string {
  const dark = Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const)
    .filter(([x, y]) => (x + y) % 2 === 1)
    .map(([x, y]) => square(x, y))
    .join('')
  return [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><g shape-rendering='crispEdges'>",
    `<path d='M0 0h8v8H0z' fill='${squareLight}'/><path d='${dark}' fill='${squareDark}'/></g>`,
    `${texture}</svg>`,
  ].join('')
}

/** The CSS values of a theme, with the structure of the variables of `vars.css.ts`. */
export function boardThemeValues(theme: BoardTheme) {
  const image = (color: Color, type: PieceType) =>
    cssImage(pieceSvg(theme.drawings[type], theme.pieces[color]))
  const images = (color: Color): Record<PieceType, string> => ({
    p: image(color, 'p'),
    n: image(color, 'n'),
    b: image(color, 'b'),
    r: image(color, 'r'),
    q: image(color, 'q'),
    k: image(color, 'k'),
  })
  return {
    boardImage: cssImage(boardSvg(theme)),
    coordinateOnLight: theme.coordinateOnLight,
    coordinateOnDark: theme.coordinateOnDark,
    lastMove: theme.lastMove,
    selected: theme.selected,
    hover: theme.hover,
    check: theme.check,
    target: theme.target,
    premove: theme.premove,
    paint: theme.paint,
    focus: theme.focus,
    picker: theme.picker,
    pickerHover: theme.pickerHover,
    scrim: theme.scrim,
    listCurrent: theme.listCurrent,
    // The colour of a side without a piece, as in the evaluation bar.
    side: { w: theme.pieces.w.fill, b: theme.pieces.b.fill },
    w: images('w'),
    b: images('b'),
  }
}
