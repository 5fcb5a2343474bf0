import type { ReactNode } from 'react'
import { Target, type TargetProps } from '../Card/Target.tsx'
import * as styles from './List.css.ts'

interface ListItemOwnProps {
  /** The name of the item. It names its link or button. */
  title: ReactNode
  /** Details in a muted line below. */
  meta?: ReactNode
  /** A picture or an icon before the words. */
  leading?: ReactNode
  /** A value after the words, such as a rating or a time. */
  trailing?: ReactNode
  /** Buttons apart from the item: one or two `IconButton`s, or a `Button`. */
  actions?: ReactNode
  /** Marks the item as unread by a dot and a bold title. Screen readers read the text. */
  unread?: string | undefined
}

type ListItemPress =
  | (TargetProps & {
      /** Marks the item of the current page. @default false */
      current?: boolean
      disabledReason?: undefined
    })
  | {
      href?: undefined
      onPress?: undefined
      current?: undefined
      /** Why the item can't be opened now. It is shown below the text. */
      disabledReason: string
    }

export type ListItemProps = ListItemOwnProps & ListItemPress

/** One item of a `List`. With `href` or `onPress` the whole item can be pressed; its actions are separate. */
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
