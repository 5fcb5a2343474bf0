import type { ReactNode } from 'react'
import * as styles from './FinderPlace.css.ts'

/** The place of the search on a page, which keeps its height while the search loads, runs and ends. */
export const FinderPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.place}>{children}</div>
)
