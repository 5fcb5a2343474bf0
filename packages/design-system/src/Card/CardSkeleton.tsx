import { Skeleton } from '../Skeleton/index.ts'
import * as styles from './Card.css.ts'

export const cardSkeletonShapes = ['picture', 'person'] as const

export interface CardSkeletonProps {
  /** Text below a picture (tournament, puzzle), or beside one (player, club). @default 'picture' */
  shape?: (typeof cardSkeletonShapes)[number]
}

/** The placeholder of a loading card. Set `aria-busy` on the region around the cards. */
export function CardSkeleton({ shape = 'picture' }: CardSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.card({ tone: 'default' })}>
      {shape === 'picture' ? (
        <Skeleton shape="block" ratio={2} />
      ) : (
        <div className={styles.header}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton />
          </div>
        </div>
      )}
      <Skeleton size="s" lines={shape === 'picture' ? 3 : 2} />
    </div>
  )
}
