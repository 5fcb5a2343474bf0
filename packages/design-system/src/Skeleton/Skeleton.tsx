import type { TextSize } from '../themes/tokens.ts'
import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['text', 'block', 'circle'] as const

export interface SkeletonProps {
  /** What it stands in for: lines of text, a picture or board, or an avatar. @default 'text' */
  shape?: (typeof skeletonShapes)[number]
  /** Text size that it stands in for; only for `text`. @default 'm' */
  size?: TextSize
  /** How many lines of text; the last of several is shorter. @default 1 */
  lines?: number
  /** Width divided by height; only for `block`. @default 1 */
  ratio?: number
}

/**
 * Holds the place of content that is on its way, in the content's own measure, so that nothing jumps.
 * Screen readers do not meet it: say on the region around it that it is busy.
 */
export function Skeleton({ shape = 'text', size = 'm', lines = 1, ratio = 1 }: SkeletonProps) {
  if (shape !== 'text') {
    const aspectRatio = shape === 'block' ? ratio : 1
    return <span aria-hidden="true" className={styles.part({ shape })} style={{ aspectRatio }} />
  }
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.part({ shape, size })} />
      ))}
    </span>
  )
}
