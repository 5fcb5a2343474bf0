import { useMemo } from 'react'
import { board, outlines, shapes, tones } from './ClubPattern.css.ts'
import { clubPatternOf } from './club-pattern.ts'

export interface ClubPatternProps {
  readonly id: string
  /** Across a page, or a square beside the club’s name. */
  readonly shape: 'cover' | 'mark'
}

const rows = 4
const columns = { cover: 40, mark: 4 }

/** What is drawn for a club that has no cover. */
export function ClubPattern({ id, shape }: ClubPatternProps) {
  const pattern = useMemo(() => clubPatternOf(id, columns[shape], rows), [id, shape])
  return (
    <svg
      className={`${outlines[shape]} ${tones[pattern.tone]}`}
      viewBox={`0 0 ${columns[shape]} ${rows}`}
      // The first tiles are those of the mark.
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path className={board} d={pattern.board} />
      <path className={shapes} d={pattern.shapes} />
    </svg>
  )
}
