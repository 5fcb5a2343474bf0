import { ChessBoard } from '@kingside/chess-board'
import {
  boardThemeStyle,
  type PieceSetKey,
  pieceSets,
  worldchess,
} from '@kingside/chess-board/theme'
import { useState } from 'react'
import * as styles from './recipe.css.ts'

/** The squares are one image, so that a theme can paint wood or waves over them. */
const squares = (light: string, dark: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" shape-rendering="crispEdges">
      <pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse">
        <path d="M0 0h2v2H0z" fill="${light}"/><path d="M1 0h1v1H1zM0 1h1v1H0z" fill="${dark}"/>
      </pattern>
      <path d="M0 0h8v8H0z" fill="url(#p)"/>
    </svg>`,
  )}")`

/** These variables can also be set in a stylesheet, on `:root` or on any ancestor of a board. */
const slate: Readonly<Record<`--${string}`, string>> = {
  '--kingside-board-image': squares('#e6e9ef', '#8391a8'),
  '--kingside-board-coordinate-on-light': '#3f4d66',
  '--kingside-board-coordinate-on-dark': '#0e1526',
  '--kingside-board-last-move': 'rgb(255 196 61 / 0.55)',
  '--kingside-board-selected': 'rgb(255 150 30 / 0.75)',
}

const position = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'
const lastMove = { from: 'e7', to: 'e5' } as const
const isPieceSet = (key: string): key is PieceSetKey => Object.hasOwn(pieceSets, key)

/** Two ways to change the look: a few CSS variables, or a whole theme based on the house theme. */
export function OwnTheme() {
  const [squareLight, setLight] = useState('#f3e9dc')
  const [squareDark, setDark] = useState('#8fa876')
  const [set, setSet] = useState<PieceSetKey>('nature')
  const theme = {
    ...worldchess,
    squareLight,
    squareDark,
    coordinateOnLight: '#33401f',
    coordinateOnDark: '#141a0b',
    drawings: pieceSets[set],
  }

  return (
    <div className={styles.page}>
      <section className={styles.side} style={slate}>
        <h2 className={styles.heading}>By CSS variables</h2>
        <ChessBoard position={position} lastMove={lastMove} />
        <p className={styles.note}>Five variables are set; the other ones are the house theme’s.</p>
      </section>
      <section className={styles.side} style={boardThemeStyle(theme)}>
        <h2 className={styles.heading}>By a theme</h2>
        <ChessBoard position={position} lastMove={lastMove} />
        <ColorField label="Light squares" value={squareLight} onChange={setLight} />
        <ColorField label="Dark squares" value={squareDark} onChange={setDark} />
        <label className={styles.field}>
          Pieces
          <select
            className={styles.control}
            value={set}
            onChange={({ target }) => isPieceSet(target.value) && setSet(target.value)}
          >
            {Object.keys(pieceSets).map((key) => (
              <option key={key}>{key}</option>
            ))}
          </select>
        </label>
      </section>
    </div>
  )
}

interface ColorFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (color: string) => void
}

const ColorField = ({ label, value, onChange }: ColorFieldProps) => (
  <label className={styles.field}>
    {label}
    <input
      type="color"
      className={styles.control}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)
