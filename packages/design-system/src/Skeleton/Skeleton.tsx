import type { TextSize } from '../themes/tokens.ts'
import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['text', 'block', 'circle'] as const

export interface SkeletonProps {
  /** The content that it replaces: lines of text, a picture or board, or an avatar. @default 'text' */
  shape?: (typeof skeletonShapes)[number]
  /** The size of the text that it replaces; only for `text`. @default 'm' */
  size?: TextSize
  /** How many lines of text; the last of several is shorter. @default 1 */
  lines?: number
  /** Width divided by height; only for `block`. @default 1 */
  ratio?: number
}

/**
 * A placeholder for loading content, in the content's size, so that nothing moves when it has loaded. Screen readers
 * skip it: set `aria-busy` on the region around it.
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
