import { Children, type ReactNode } from 'react'
import type { Loadable } from '../loadable.ts'
import { plainList } from '../plainList.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './List.css.ts'

export const listFrames = ['card', 'none'] as const

interface ListOwnProps {
  /** Name of the list for screen readers. */
  label: string
  /** `ListItem`s, or `ListSection`s that hold them. */
  children?: ReactNode
  /** Shown when there are no items: an `EmptyState`, or a sentence. */
  empty?: ReactNode
  /** A card of its own, or bare inside another card. @default 'card' */
  frame?: (typeof listFrames)[number]
  /** The number of placeholders while loading. @default 4 */
  skeletonItems?: number
}

export type ListProps = ListOwnProps & Loadable

/** A list of similar things, each with a picture, a name and actions. */
export function List({
  label,
  children,
  empty,
  frame = 'card',
  skeletonItems = 4,
  status = 'ready',
  loadingLabel,
  failure,
}: ListProps) {
  const loading = status === 'loading'
  const bare = Children.count(children) === 0
  const instead = status === 'failed' ? failure : !loading && bare ? empty : undefined
  return (
    <div className={styles.root({ frame })} aria-busy={loading}>
      {instead === undefined ? (
        <ul {...plainList} aria-label={label} className={styles.items}>
          {loading && bare ? <Placeholders count={skeletonItems} /> : children}
        </ul>
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
      <span role="status">{loading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</span>
    </div>
  )
}

function Placeholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, item) => (
    <li key={item} aria-hidden="true" className={styles.item}>
      <span className={styles.leading}>
        <Skeleton shape="circle" />
      </span>
      <span className={styles.body}>
        <Skeleton size="s" lines={2} />
      </span>
    </li>
  ))
}
