import { ArrowLeft, X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { overlay, panel as dialogPanel } from '../Dialog/Dialog.css.ts'
import {
  isInTopLayer,
  OnAppear,
  StillPage,
  useOpener,
  useScrolls,
} from '../Dialog/overlayFocus.tsx'
import { IconButton } from '../IconButton/index.ts'
import { PopoverHost } from '../OptionList/PopoverHost.tsx'
import * as styles from './Popup.css.ts'
import { useSwipeDown } from './useSwipeDown.ts'

export const popupSizes = ['default', 'wide'] as const

/** The progress in a popup with several steps. */
export interface PopupSteps {
  /** The open step, from 1. When it changes, the title gets the focus. */
  current: number
  /** The number of steps. */
  count: number
  /** The progress as text, such as “Step 2 of 5”. */
  text: string
}

type BackProps =
  | {
      /** Called on a press of the arrow before the title. */
      onBack: () => void
      /** Name of the arrow. */
      backLabel: string
    }
  | { onBack?: never; backLabel?: never }

export type PopupProps = BackProps & {
  /** The purpose, in a few words. Name of the popup for screen readers. */
  title: string
  /** Name of the close button, which it always has. */
  closeLabel: string
  /** Details. Describes the popup for screen readers. */
  description?: ReactNode
  /** The form, settings or other content. It scrolls when it is long. */
  children: ReactNode
  /** The buttons, with the most likely one last. They stay visible. */
  actions?: ReactNode
  /** 480 or 720 px wide; up to 768 px of window width it is a sheet at the lower edge. @default 'default' */
  size?: (typeof popupSizes)[number]
  /** The progress in several steps. */
  steps?: PopupSteps
  /**
   * Whether a click beside it, Esc and a swipe close it. Turn it off while input would be lost; the close button stays.
   * @default true
   */
  dismissible?: boolean
  /** Whether it is open, if controlled. */
  open?: boolean
  /** Whether it is open at first, if not controlled. @default false */
  defaultOpen?: boolean
  /** Called with `false` when the user closes it. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A separate area above the page, such as signing in or the board's settings: a dialog on wide screens, a sheet from
 * the lower edge on a phone. The focus moves in, stays in, and is restored at the end.
 */
export function Popup({
  title,
  closeLabel,
  description,
  children,
  actions,
  size = 'default',
  steps,
  dismissible = true,
  open,
  defaultOpen = false,
  onOpenChange,
  onBack,
  backLabel,
}: PopupProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const { panel, rememberOpener, focusPanel, restoreFocus } = useOpener()

  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const { offset, dragging, reset, handlers } = useSwipeDown({
    panel,
    enabled: dismissible,
    onClose: () => change(false),
  })

  return (
    <RadixDialog.Root open={open ?? ownOpen} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlay}>
          <RadixDialog.Content
            ref={panel}
            className={`${dialogPanel({ size: 'default' })} ${styles.panel({ size })}`}
            // None at rest, because `translate` would clip the menus that open inside.
            style={offset > 0 ? { translate: `0 ${offset}px` } : {}}
            data-dragging={dragging || undefined}
            aria-modal="true"
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusPanel}
            onCloseAutoFocus={restoreFocus}
            onEscapeKeyDown={(event) => {
              if (!dismissible) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              if (!dismissible || isInTopLayer(event.target)) event.preventDefault()
            }}
          >
            <OnAppear
              run={() => {
                rememberOpener()
                reset()
              }}
            />
            <StillPage />
            <div className={styles.grip} {...handlers}>
              <div className={styles.handle} aria-hidden="true" />
              <div className={styles.header}>
                {onBack && (
                  <div className={styles.back}>
                    <IconButton label={backLabel} onPress={onBack}>
                      <ArrowLeft />
                    </IconButton>
                  </div>
                )}
                <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
                <div className={styles.close}>
                  <IconButton label={closeLabel} hint={false} onPress={() => change(false)}>
                    <X />
                  </IconButton>
                </div>
              </div>
            </div>
            {steps && <Steps {...steps} onChange={() => panel.current?.focus()} />}
            {/* A new key for each step, so that it begins scrolled to the top. */}
            <PopupBody key={steps?.current}>
              {description !== undefined && (
                <RadixDialog.Description asChild>
                  <div className={styles.description}>{description}</div>
                </RadixDialog.Description>
              )}
              <PopoverHost>{children}</PopoverHost>
            </PopupBody>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function Steps({ current, count, text, onChange }: PopupSteps & { onChange: () => void }) {
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    onChange()
  })
  return (
    <div className={styles.steps}>
      <span className={styles.stepMarks} aria-hidden="true">
        {Array.from({ length: count }, (_, step) => (
          <span key={step} className={styles.stepMark} data-done={step < current || undefined} />
        ))}
      </span>
      <span className={styles.stepText}>{text}</span>
    </div>
  )
}

/** The part that scrolls when it is long. */
function PopupBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)
  return (
    <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
