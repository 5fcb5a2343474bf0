import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import * as styles from './columns.css.ts'

/** Gives a story of a card the width that a page of cards would give it; `parameters.wide` is all the page. */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div className={parameters['wide'] === true ? undefined : styles.column}>
    <Story />
  </div>
)

/** Cards beside one another, as on a page. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
