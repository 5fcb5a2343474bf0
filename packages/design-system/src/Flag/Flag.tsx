import { Globe } from 'lucide-react'
import * as styles from './Flag.css.ts'
import { useFlag } from './useFlag.ts'

export const flagSizes = ['s', 'm', 'l'] as const
export type FlagSize = (typeof flagSizes)[number]

export interface FlagProps {
  /** The country's two-letter code, such as `KZ`, in upper or lower case. */
  code: string
  /** The country's name in the reader's language: the text alternative of the flag. */
  name: string
  /** Height: 12, 16 or 24 px at the reader's default text size. @default 'm' */
  size?: FlagSize
  /** Whether the name is shown beside the flag, so that screen readers skip the picture. @default false */
  nameBeside?: boolean
}

/** A country's flag. A code without a flag shows a globe; screen readers still read the name. */
export function Flag({ code, name, size = 'm', nameBeside = false }: FlagProps) {
  const picture = useFlag(code)
  const words = nameBeside
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name, title: name }
  return (
    <span className={styles.root({ size })} {...words}>
      {picture && <img src={picture} alt="" draggable={false} />}
      {picture === null && <Globe aria-hidden="true" />}
    </span>
  )
}
