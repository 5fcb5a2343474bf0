import { type Color, fileIndex, files, rankIndex, ranks, type Square } from '@kingside/chess-game'
import { cellOf } from '../headless/geometry.ts'
import * as styles from './ChessBoard.css.ts'

const squareColor = (square: Square) =>
  (fileIndex(square) + rankIndex(square)) % 2 === 0 ? 'dark' : 'light'

/** The files along the bottom edge and the ranks along the left, inside the board. */
export function InnerTitles({ orientation }: { orientation: Color }) {
  const bottom = orientation === 'w' ? '1' : '8'
  const left = orientation === 'w' ? 'a' : 'h'
  return (
    <div aria-hidden="true">
      {files.map((file) => {
        const square: Square = `${file}${bottom}`
        const inset = {
          right: `${(7 - cellOf(square, orientation).column) * 12.5 + 0.8}%`,
          bottom: '0.8%',
        }
        return (
          <span
            key={file}
            className={styles.coordinate}
            data-on={squareColor(square)}
            style={inset}
          >
            {file}
          </span>
        )
      })}
      {ranks.map((rank) => {
        const square: Square = `${left}${rank}`
        const inset = { left: '0.8%', top: `${cellOf(square, orientation).row * 12.5 + 0.9}%` }
        return (
          <span
            key={rank}
            className={styles.coordinate}
            data-on={squareColor(square)}
            style={inset}
          >
            {rank}
          </span>
        )
      })}
    </div>
  )
}

/** The files below the board and the ranks to its left, in the page's colour. */
export function OuterTitles({ orientation }: { orientation: Color }) {
  const side = (100 - styles.titleShare) / 8
  const middle = (cell: number) => (cell + 0.5) * side
  return (
    <div aria-hidden="true">
      {files.map((file) => {
        const { column } = cellOf(`${file}1`, orientation)
        const inset = {
          left: `${styles.titleShare + middle(column)}%`,
          top: `${100 - styles.titleShare / 2}%`,
        }
        return (
          <span key={file} className={styles.coordinate} data-on="page" style={inset}>
            {file}
          </span>
        )
      })}
      {ranks.map((rank) => {
        const { row } = cellOf(`a${rank}`, orientation)
        const inset = { left: `${styles.titleShare / 2}%`, top: `${middle(row)}%` }
        return (
          <span key={rank} className={styles.coordinate} data-on="page" style={inset}>
            {rank}
          </span>
        )
      })}
    </div>
  )
}
