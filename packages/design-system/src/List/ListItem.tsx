import type { ReactNode } from 'react'
import { Target, type TargetProps } from '../Card/Target.tsx'
import * as styles from './List.css.ts'

interface ListItemOwnProps {
  /** What it is called. It names the link or the button of an item that can be pressed. */
  title: ReactNode
  /** More about it, in a quieter line below. */
  meta?: ReactNode
  /** A picture or an icon before the words. */
  leading?: ReactNode
  /** A value after the words, such as a rating or a time. */
  trailing?: ReactNode
  /** What can be pressed apart from the item: one or two `IconButton`s, or a `Button`. */
  actions?: ReactNode
  /** Something new stands here: the title is bold behind a dot. The text says it to screen readers. */
  unread?: string | undefined
}

type ListItemPress =
  | (TargetProps & {
      /** Marks the item whose page is open. @default false */
      current?: boolean
      disabledReason?: undefined
    })
  | {
      href?: undefined
      onPress?: undefined
      current?: undefined
      /** Why the item cannot be opened now. It stands below the words. */
      disabledReason: string
    }

export type ListItemProps = ListItemOwnProps & ListItemPress

/** One thing of a `List`. With `href` or `onPress` the whole item can be pressed; its actions stay apart. */
export function ListItem({
  title,
  meta,
  leading,
  trailing,
  actions,
  unread,
  href,
  onPress,
  current = false,
  disabledReason,
}: ListItemProps) {
  return (
    <li
      className={styles.item}
      data-current={current || undefined}
      data-unread={unread !== undefined || undefined}
      data-disabled={disabledReason !== undefined || undefined}
    >
      {unread !== undefined && <span role="img" aria-label={unread} className={styles.unread} />}
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.title}>
            <Target href={href} onPress={onPress} current={current}>
              {title}
            </Target>
          </span>
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
          {disabledReason !== undefined && <span className={styles.meta}>{disabledReason}</span>}
        </span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </span>
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
    </li>
  )
}
