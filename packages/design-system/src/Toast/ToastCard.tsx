import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast'
import { MessageIcon } from '../messageIcon.tsx'
import type { Toaster } from './createToaster.ts'
import type { Toast } from './toast.ts'
import * as styles from './Toast.css.ts'

export interface ToastCardProps {
  queued: QueuedToast<Toast>
  toaster: Toaster
  closeLabel: string
}

/** One toast on the screen. */
export function ToastCard({ queued, toaster, closeLabel }: ToastCardProps) {
  const { id, title, message, type, color, icon, pointer, dismiss } = queued.content
  const leaving = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.isLeaving(id),
    () => false,
  )
  const leave = () => toaster.dismiss(id)

  return (
    <li
      onMouseEnter={() => toaster.hold(id, 'hover')}
      onMouseLeave={() => toaster.release(id, 'hover')}
      onFocus={({ target }) => target.matches(':focus-visible') && toaster.hold(id, 'focus')}
      onBlur={() => toaster.release(id, 'focus')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
      }}
    >
      <AriaToast
        toast={queued}
        className={styles.toast({ color, type })}
        data-leaving={leaving || undefined}
        data-pointer={pointer || undefined}
        {...(dismiss.click && { onClick: leave })}
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
          </span>
        </ToastContent>
        {dismiss.icon && (
          <Button className={styles.close} aria-label={closeLabel} onPress={leave}>
            <X aria-hidden="true" />
          </Button>
        )}
      </AriaToast>
    </li>
  )
}
