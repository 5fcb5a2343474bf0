import { boardThemeValues } from '../themes/board-theme.ts'
import { vars } from '../themes/vars.css.ts'
import { theme as worldchess } from '../themes/worldchess/theme.ts'
import * as styles from './docs.css.ts'

const meanings: Readonly<Record<keyof typeof vars, string>> = {
  boardImage: 'The squares, as one image.',
  coordinateOnLight: 'Names of files and ranks on light squares.',
  coordinateOnDark: 'Names of files and ranks on dark squares.',
  lastMove: 'The two squares of the last move.',
  selected: 'The square of the piece in hand.',
  hover: 'The frame of the square that a piece is held over.',
  check: 'The glow under a king in check.',
  target: 'Marks of the squares that a piece can go to.',
  premove: 'The dashed frame of a premove.',
  paint: 'Drawn squares and arrows.',
  focus: 'The ring of the square that the keyboard is on.',
  picker: 'The ground of the promotion picker.',
  pickerHover: 'The choice under the pointer.',
  scrim: 'The veil over the board behind the picker.',
  listCurrent: 'The selected move in a list of moves.',
  side: 'A side without a piece, as in the evaluation bar.',
  w: 'White’s pieces, an image each.',
  b: 'Black’s pieces, an image each.',
}

interface Row {
  readonly path: string
  readonly variable: string
  readonly value: string
  readonly meaning: string
}

interface Tree {
  readonly [key: string]: string | Tree
}

/** A row for each variable, with the value at the same path of a theme. */
function rowsOf(names: Tree, values: Tree, meaning: string, path: string): readonly Row[] {
  return Object.entries(names).flatMap(([key, name]) => {
    const value = values[key]
    const at = path === '' ? key : `${path}.${key}`
    if (typeof name === 'string' && typeof value === 'string') {
      return [{ path: at, variable: name.slice(4, -1), value, meaning }]
    }
    return typeof name === 'object' && typeof value === 'object'
      ? rowsOf(name, value, meaning, at)
      : []
  })
}

const values: Tree = boardThemeValues(worldchess)
const rows = Object.entries(meanings).flatMap(([key, meaning]) => {
  const name = Object.entries(vars).find(([other]) => other === key)?.[1]
  const value = values[key]
  return name !== undefined && value !== undefined
    ? rowsOf({ [key]: name }, { [key]: value }, meaning, '')
    : []
})

const isImage = (value: string) => value.startsWith('url(')

/** Every CSS variable of the board, with the value of the house theme. */
export function VariablesTable() {
  return (
    <div role="region" aria-label="CSS variables" tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th colSpan={2} className={styles.head}>
              CSS variable, and the house theme’s value
            </th>
            <th className={styles.head}>In vars</th>
            <th className={styles.head}>What it paints</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, variable, value, meaning }) => (
            <tr key={variable}>
              <td className={styles.sample}>
                <div
                  role="img"
                  aria-label={`Sample of ${path}`}
                  className={styles.swatch}
                  style={{ background: backgroundOf(value) }}
                />
              </td>
              <th scope="row" className={styles.cell}>
                <code>{variable}</code>
                <span className={styles.detail}>{isImage(value) ? 'an image' : value}</span>
              </th>
              <td className={styles.cell}>
                <code>{path}</code>
              </td>
              <td className={styles.meaning}>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const { squareLight, squareDark } = worldchess
const squares = `linear-gradient(to right, ${squareLight} 50%, ${squareDark} 50%)`

const backgroundOf = (value: string) =>
  isImage(value)
    ? `${value} center / contain no-repeat, ${squares}`
    : `linear-gradient(${value} 0 0), ${squares}`
