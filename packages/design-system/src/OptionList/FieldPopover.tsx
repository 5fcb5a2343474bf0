import { use, type ReactNode } from 'react'
import { Popover } from 'react-aria-components/Popover'
import * as styles from './FieldPopover.css.ts'
import { PopoverHostContext } from './PopoverHost.tsx'
import { ReturnFocus } from './ReturnFocus.tsx'

export interface FieldPopoverProps {
  children: ReactNode
  /** A list is as wide as its field; a panel as wide as its content. */
  content: 'list' | 'panel'
}

/** A popover below a field, or above it where there is more room. */
export function FieldPopover({ children, content }: FieldPopoverProps) {
  const host = use(PopoverHostContext)
  return (
    <Popover
      className={styles.popover({ content })}
      offset={4}
      {...(host && { UNSTABLE_portalContainer: host })}
    >
      {host && <ReturnFocus />}
      {children}
    </Popover>
  )
}
