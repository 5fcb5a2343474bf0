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

/** What a reader does with the toast of this id. */
export interface ToastHandlers {
  /** A pointer rests on it, or the keyboard is in it: its time is to stand still. */
  onHold: (id: string, why: ToastHold) => void
  /** The pointer, or the keyboard, has left it. */
  onRelease: (id: string, why: ToastHold) => void
  /** A click on a toast that is dismissed by click. */
  onClick: (id: string) => void
  /** The button of a toast was pressed. */
  onAction?: (id: string) => void
  /** The close icon. */
  onClose: (id: string) => void
  /** Esc, while the keyboard is in it. */
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
