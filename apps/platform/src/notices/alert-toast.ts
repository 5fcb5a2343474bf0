import type { NotificationAlert } from '@kingside/machines/notification'
import type { ToastOptions, Words } from '@kingside/machines/toast'

/** The toast that tells a notification over the page. */
export function alertToast({ type, duration, item }: NotificationAlert): ToastOptions {
  const message = item.description ?? tournamentWords(item)
  return {
    id: `notification-${item.id}`,
    title: item.title,
    ...(message && { message }),
    type,
    dismiss: { duration },
  }
}

function tournamentWords({ tournament }: NotificationAlert['item']): Words | null {
  if (!tournament) return null
  const { name, timeControl } = tournament
  return { text: timeControl === null ? name : `${name} · ${timeControl}` }
}
