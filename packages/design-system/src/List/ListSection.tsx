import { useId, type ReactNode } from 'react'
import { plainList } from '../plainList.ts'
import * as styles from './List.css.ts'

export interface ListSectionProps {
  /** The heading of the section, such as `Online now`. */
  title: string
  /** A note beside the title, such as the number of items. */
  meta?: ReactNode
  /** `ListItem`s. */
  children: ReactNode
}

/** A group of a list's items. */
export function ListSection({ title, meta, children }: ListSectionProps) {
  const titleId = useId()
  return (
    <li className={styles.section}>
      <div className={styles.sectionHead}>
        <span id={titleId} className={styles.sectionTitle}>
          {title}
        </span>
        {meta !== undefined && <span>{meta}</span>}
      </div>
      <ul {...plainList} aria-labelledby={titleId} className={styles.items}>
        {children}
      </ul>
    </li>
  )
}
