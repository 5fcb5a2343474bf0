import { X } from 'lucide-react'
import { use, type ReactElement, type ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type Placement } from 'react-aria-components/Popover'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { IconButton } from '../IconButton/index.ts'
import { PopoverHostContext } from '../OptionList/PopoverHost.tsx'
import * as styles from './Popover.css.ts'

export const popoverPlacements = [
  'bottom start',
  'bottom',
  'bottom end',
  'top start',
  'top',
  'top end',
] as const satisfies Placement[]
export type PopoverPlacement = (typeof popoverPlacements)[number]

interface Common {
  /** The element that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement
  /** The content. A function is called with a function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Name of the close button in the corner. Without it there is none; Esc and a press beside it always close it. */
  closeLabel?: string
  /** Where it opens, if there is room. @default 'bottom start' */
  placement?: PopoverPlacement
  /** Whether it is open, if controlled. */
  open?: boolean
  /** Whether it is open at first, if not controlled. @default false */
  defaultOpen?: boolean
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void
}

interface TitledPopover extends Common {
  /** The title, which also names it. */
  title: string
  label?: never
}

interface NamedPopover extends Common {
  /** Name for screen readers, for content without a title. */
  label: string
  title?: never
}

export type PopoverProps = TitledPopover | NamedPopover

/** Additional content at a button. The focus moves in, and is restored to the button. */
export function Popover({
  trigger,
  title,
  label,
  children,
  closeLabel,
  placement = 'bottom start',
  open,
  defaultOpen = false,
  onOpenChange,
}: PopoverProps) {
  const host = use(PopoverHostContext)
  return (
    <DialogTrigger
      defaultOpen={defaultOpen}
      {...(open !== undefined && { isOpen: open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <TriggerButton>{trigger}</TriggerButton>
      <AriaPopover
        className={styles.panel}
        placement={placement}
        {...(host && { UNSTABLE_portalContainer: host })}
      >
        <Dialog className={styles.dialog} {...(label !== undefined && { 'aria-label': label })}>
          {({ close }) => (
            <>
              {(title !== undefined || closeLabel !== undefined) && (
                <div className={styles.header}>
                  {title === undefined ? (
                    <span />
                  ) : (
                    <Heading slot="title" level={2} className={styles.title}>
                      {title}
                    </Heading>
                  )}
                  {closeLabel !== undefined && (
                    <div className={styles.closeSlot}>
                      <IconButton label={closeLabel} hint={false} size="s" onPress={close}>
                        <X aria-hidden="true" />
                      </IconButton>
                    </div>
                  )}
                </div>
              )}
              <div className={styles.body}>
                {typeof children === 'function' ? children(close) : children}
              </div>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
