import type { Decorator } from '@storybook/react-vite'
import * as styles from './padded.css.ts'

/** Adds the space that a page would have around a part. */
export const padded: Decorator = (Story) => (
  <div className={styles.padded}>
    <Story />
  </div>
)

/** The same in a column as narrow as a phone, to show how text wraps. */
export const paddedNarrow: Decorator = (Story) => (
  <div className={`${styles.padded} ${styles.narrow}`}>
    <Story />
  </div>
)
