import { type Color, files, ranks } from '@kingside/chess-game'
import { memo } from 'react'
import * as styles from './Titles.css.ts'

interface TitlesProps {
  readonly orientation: Color
  /** On the board's squares, or around the board. */
  readonly position: 'inner' | 'outer'
}

const row = (names: readonly string[]) => names.map((name) => <span key={name}>{name}</span>)

/** The names of the files along the bottom edge and of the ranks along the left one. */
export const Titles = memo(({ orientation, position }: TitlesProps) => (
  <div aria-hidden="true" data-titles={position} className={styles.titles}>
    <div>{row(orientation === 'w' ? files : files.toReversed())}</div>
    <div>{row(orientation === 'w' ? ranks.toReversed() : ranks)}</div>
  </div>
))
Titles.displayName = 'Titles'
