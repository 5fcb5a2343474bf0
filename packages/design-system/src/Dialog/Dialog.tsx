import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Dialog.css.ts'

export const dialogSizes = ['alert', 'confirm', 'default'] as const

export interface DialogProps {
  /** What is asked or told, in a few words. Names the dialog for screen readers. */
  title: string
  /** More about it. Describes the dialog for screen readers. */
  description?: ReactNode
  /** Anything else, such as a form. It scrolls when it is long. */
  children?: ReactNode
  /** The buttons, the one that most readers want last. */
  actions?: ReactNode
  /** Names the close icon. Without it there is none, and an action must close the dialog. */
  closeLabel?: string
  /**
   * 350, 370 or 480 px wide; up to 768 px of window width all are a sheet at the lower edge. An `alert` or `confirm`
   * is an alert dialog: a click beside it does not close it.
   * @default 'default'
   */
  size?: (typeof dialogSizes)[number]
  /** Whether it is open, when the caller keeps that. */
  open?: boolean
  /** Whether it begins open, when the dialog keeps that itself. @default false */
  defaultOpen?: boolean
  /** Called with `false` on Esc, the close icon or a click beside the dialog. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A question or a task that must be finished first. The focus moves in, stays in, and goes back to where it was.
 */
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
}: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isAlert = size !== 'default'
  const { panel, opener, rememberOpener } = useOpener()

  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  return (
    <RadixDialog.Root open={open ?? ownOpen} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            ref={panel}
            className={styles.panel({ size })}
            role={isAlert ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              // An alert begins at its first answer; anything longer is read from its title.
              if (isAlert) return
              event.preventDefault()
              panel.current?.focus()
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back to its own trigger only, and our buttons are React Aria's.
              event.preventDefault()
              opener.current?.focus()
            }}
            onInteractOutside={(event) => {
              if (isAlert || isInTopLayer(event.target)) event.preventDefault()
            }}
          >
            <OnAppear run={rememberOpener} />
            <div className={styles.header}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {closeLabel !== undefined && (
                <div className={styles.closeSlot}>
                  <IconButton label={closeLabel} size="m" onPress={() => change(false)}>
                    <X />
                  </IconButton>
                </div>
              )}
            </div>
            <DialogBody>
              {description !== undefined && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
              {children}
            </DialogBody>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** The part that scrolls when it is long. Only then the keyboard needs to reach it. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}

/** Toasts float above dialogs: using one must not close the dialog below it. */
function isInTopLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null
}

/** Keeps what had the focus before the panel appeared. */
function useOpener() {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const rememberOpener = () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && !panel.current?.contains(focused))
      opener.current = focused
  }
  return { panel, opener, rememberOpener }
}

/** Runs before anything that stands after it can take the focus. */
function OnAppear({ run }: { run: () => void }) {
  const latest = useEffectEvent(run)
  useLayoutEffect(() => latest(), [])
  return null
}
