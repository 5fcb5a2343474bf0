import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import * as styles from './columns.css.ts'

/** Gives a card's story the width of a column on a page of cards; `parameters.wide` is the whole page. */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div className={parameters['wide'] === true ? undefined : styles.column}>
    <Story />
  </div>
)

/** Cards in columns, as on a page. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
