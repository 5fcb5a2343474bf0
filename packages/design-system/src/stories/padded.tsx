import type { Decorator } from '@storybook/react-vite'
import * as styles from './padded.css.ts'

/** Gives a story of a part the room that a page would give it. */
export const padded: Decorator = (Story) => (
  <div className={styles.padded}>
    <Story />
  </div>
)

/** The same, in a column as narrow as a phone, to show how text wraps. */
export const paddedNarrow: Decorator = (Story) => (
  <div className={`${styles.padded} ${styles.narrow}`}>
    <Story />
  </div>
)
