import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast'
import { MessageIcon } from '../MessageIcon/index.ts'
import type { Toast, ToastHold } from './toast.ts'
import * as styles from './Toast.css.ts'

/** Callbacks for the user's actions on the toast with this id. */
export interface ToastHandlers {
  /** Called when a pointer or the focus enters it: its time stops. */
  onHold: (id: string, why: ToastHold) => void
  /** Called when the pointer or the focus has left it. */
  onRelease: (id: string, why: ToastHold) => void
  /** Called on a click, for a toast that is dismissed by click. */
  onClick: (id: string) => void
  /** Called when its button was pressed. */
  onAction?: (id: string) => void
  /** Called when its close button was pressed. */
  onClose: (id: string) => void
  /** Called on Esc while it has the focus. */
  onDismiss: (id: string) => void
}

export interface ToastCardProps extends ToastHandlers {
  /** Its entry in React Aria's queue, which announces it. */
  queued: QueuedToast<unknown>
  toast: Toast
  leaving?: boolean
  closeLabel: string
}

/** One toast on the screen. */
export function ToastCard({ queued, toast, leaving = false, closeLabel, ...on }: ToastCardProps) {
  const { id, title, message, type = 'info', color = 'saturated', action, icon } = toast
  const { click: goesByClick = false, icon: hasCloseIcon = true } = toast.dismiss ?? {}
  const { pointer = goesByClick } = toast
  return (
    <li
      onMouseEnter={() => on.onHold(id, 'hover')}
      onMouseLeave={() => on.onRelease(id, 'hover')}
      onFocus={({ target }) => target.matches(':focus-visible') && on.onHold(id, 'focus')}
      onBlur={() => on.onRelease(id, 'focus')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') on.onDismiss(id)
      }}
    >
      <AriaToast
        toast={queued}
        className={styles.toast({ color, type })}
        data-leaving={leaving || undefined}
        data-pointer={pointer || undefined}
        {...(goesByClick && { onClick: () => on.onClick(id) })}
      >
        <ToastContent className={styles.content}>
          <span className={styles.icon}>{icon ?? <MessageIcon type={type} />}</span>
          <span className={styles.words}>
            <Text slot="title" className={styles.title}>
              {title}
            </Text>
            {message !== undefined && (
              <Text slot="description" className={styles.message}>
                {message}
              </Text>
            )}
            {action !== undefined && (
              <Button className={styles.action} onPress={() => on.onAction?.(id)}>
                {action}
              </Button>
            )}
          </span>
        </ToastContent>
        {hasCloseIcon && (
          <Button className={styles.close} aria-label={closeLabel} onPress={() => on.onClose(id)}>
            <X aria-hidden="true" />
          </Button>
        )}
      </AriaToast>
    </li>
  )
}
