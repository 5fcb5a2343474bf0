import { type ToastHandlers, ToastRegion } from '@kingside/design-system/Toast'
import type { Toast } from '@kingside/machines/toast'
import type { StandingToast, ToastPlaceView } from '@kingside/machines/toaster'
import { useIntl } from 'react-intl'
import { messages } from '../words/notices.messages.ts'
import { toastIcon } from './toast-icon.tsx'
import { useWords } from '../words/useWords.ts'

export interface ToastStackProps extends ToastHandlers {
  /** The containers with toasts; the newest toast first. */
  readonly places: readonly ToastPlaceView[]
}

/** The machines' toasts, drawn with the design system. */
export function ToastStack({ places, ...on }: ToastStackProps) {
  const { formatMessage } = useIntl()
  const words = useWords()
  const look = ({ toast, leaving }: StandingToast) => ({
    leaving,
    source: toast,
    toast: lookOf(toast, words),
  })
  const waiting = Object.fromEntries(places.map((place) => [place.container, place.waiting]))
  return (
    <ToastRegion
      toasts={places.flatMap(({ toasts }) => toasts.map(look))}
      waiting={waiting}
      label={formatMessage(messages.toasts)}
      closeLabel={formatMessage(messages.closeToast)}
      moreText={(count) => formatMessage(messages.moreToasts, { count })}
      {...on}
    />
  )
}

const lookOf = (
  { title, message, action, icon, ...rest }: Toast,
  words: ReturnType<typeof useWords>,
) => ({
  ...rest,
  title: words(title),
  message: message ? words(message) : undefined,
  action: action ? words(action) : undefined,
  icon: icon === null ? undefined : toastIcon(icon),
})
