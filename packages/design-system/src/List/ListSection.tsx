import { useId, type ReactNode } from 'react'
import { plainList } from '../plainList.ts'
import * as styles from './List.css.ts'

export interface ListSectionProps {
  /** What its items have in common, such as `Online now`. */
  title: string
  /** A word beside the title, such as how many there are. */
  meta?: ReactNode
  /** `ListItem`s. */
  children: ReactNode
}

/** Items of a list that belong together. */
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
