import type { ReactNode } from 'react'
import type { FontWeight, TextSize } from '../themes/tokens.ts'
import * as styles from './Text.css.ts'

export const textTones = [
  'default',
  'muted',
  'inherit',
  'brand',
  'info',
  'success',
  'warning',
  'danger',
] as const
export const textElements = [
  'span',
  'p',
  'div',
  'strong',
  'em',
  'li',
  'dt',
  'dd',
  'time',
  'figcaption',
  'legend',
] as const
export const textAligns = ['start', 'center', 'end'] as const

export interface TextProps {
  /** The text. */
  children: ReactNode
  /** 12, 14, 15, 22 or 42 px at the reader's default text size. @default 'm' */
  size?: TextSize
  /** 100 (`thin`) to 900 (`black`). @default 'regular' */
  weight?: FontWeight
  /** The meaning of the text; `inherit` takes the colour of its surroundings. @default 'default' */
  tone?: (typeof textTones)[number]
  /** Gives all digits one width, for clocks, ratings and tables. @default false */
  tabular?: boolean
  /** Alignment of the lines. @default 'start' */
  align?: (typeof textAligns)[number]
  /** The element to render. @default 'span' */
  as?: (typeof textElements)[number]
  /** Lets another element refer to this text, as `aria-describedby` does. */
  id?: string
}

/** Text that is not a heading. Spacing around it belongs to `Stack` and `Inline`. */
export function Text({
  children,
  size = 'm',
  weight = 'regular',
  tone = 'default',
  tabular = false,
  align = 'start',
  as: Element = 'span',
  id,
}: TextProps) {
  return (
    <Element id={id} className={styles.root({ size, weight, tone, tabular, align })}>
      {children}
    </Element>
  )
}
