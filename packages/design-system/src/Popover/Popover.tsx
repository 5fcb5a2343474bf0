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
  /** What opens it: a `Button` or `IconButton`. */
  trigger: ReactElement
  /** What is in it. A function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Names the close icon, which then stands in the corner. Esc and a press beside it close it in any case. */
  closeLabel?: string
  /** Where it opens, if there is room. @default 'bottom start' */
  placement?: PopoverPlacement
  /** Whether it is open, when the caller keeps that. */
  open?: boolean
  /** Whether it begins open, when it keeps that itself. @default false */
  defaultOpen?: boolean
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void
}

interface TitledPopover extends Common {
  /** Its title, which also names it. */
  title: string
  label?: never
}

interface NamedPopover extends Common {
  /** Names it for screen readers, where its content needs no title. */
  label: string
  title?: never
}

export type PopoverProps = TitledPopover | NamedPopover

/** A little more, at the button that asks for it. The focus moves in, and goes back to the button. */
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
