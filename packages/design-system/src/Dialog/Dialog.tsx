import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { PopoverHost } from '../OptionList/PopoverHost.tsx'
import * as styles from './Dialog.css.ts'
import { hasOwnEscape, isInTopLayer, OnAppear, useOpener, useScrolls } from './overlayFocus.tsx'

export const dialogSizes = ['system', 'alert', 'confirm', 'default'] as const

export interface DialogProps {
  /** The question or the message, in a few words. Name of the dialog for screen readers. */
  title: string
  /** Details. Describes the dialog for screen readers. */
  description?: ReactNode
  /** Other content, such as a form. It scrolls when it is long. */
  children?: ReactNode
  /** The buttons, with the most likely one last. */
  actions?: ReactNode
  /** Name of the close button. Without it there is none, and an action must close the dialog. */
  closeLabel?: string
  /**
   * 208, 350, 370 or 480 px wide; up to 768 px of window width all are a sheet at the lower edge. All but the last are
   * alert dialogs: a click beside them does not close them.
   * @default 'default'
   */
  size?: (typeof dialogSizes)[number]
  /** Whether it is open, if controlled. */
  open?: boolean
  /** Whether it is open at first, if not controlled. @default false */
  defaultOpen?: boolean
  /** Called with `false` on Esc, the close icon or a click beside the dialog. */
  onOpenChange?: (open: boolean) => void
  /** Called when it has faded out and the focus is restored. The next dialog may open now. */
  onClosed?: (() => void) | undefined
}

/** A question or a task that must be finished first. The focus moves in, stays in, and is restored at the end. */
export function Dialog({
  title,
  description,
  children,
  actions,
  closeLabel,
  size = 'default',
  open,
  defaultOpen = false,
  onOpenChange,
  onClosed,
}: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = open ?? ownOpen
  const isAlert = size !== 'default'
  const { panel, rememberOpener, focusPanel, restoreFocus } = useOpener()

  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            ref={panel}
            className={styles.panel({ size })}
            role={isAlert ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              // An alert focuses its first button; longer dialogs focus the panel, to be read from the title.
              if (!isAlert) focusPanel(event)
            }}
            onCloseAutoFocus={(event) => {
              restoreFocus(event)
              // Strict mode also calls this while the dialog is open.
              if (!isOpen) onClosed?.()
            }}
            onEscapeKeyDown={(event) => {
              if (hasOwnEscape(event.target)) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              if (isAlert || isInTopLayer(event.target)) event.preventDefault()
            }}
          >
            <OnAppear run={rememberOpener} />
            <PopoverHost>
              <div className={styles.header({ size })}>
                <RadixDialog.Title className={styles.title({ size })}>{title}</RadixDialog.Title>
                {closeLabel !== undefined && (
                  <div className={styles.closeSlot}>
                    <IconButton label={closeLabel} hint={false} onPress={() => change(false)}>
                      <X />
                    </IconButton>
                  </div>
                )}
              </div>
              <DialogBody size={size}>
                {description !== undefined && (
                  <RadixDialog.Description className={styles.description}>
                    {description}
                  </RadixDialog.Description>
                )}
                {children}
              </DialogBody>
              {actions !== undefined && <div className={styles.actions({ size })}>{actions}</div>}
            </PopoverHost>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** The part that scrolls when it is long. */
function DialogBody({ size, children }: Required<Pick<DialogProps, 'size' | 'children'>>) {
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)
  return (
    <div ref={body} className={styles.body({ size })} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
