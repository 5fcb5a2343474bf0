import type { NotificationAlert } from '@kingside/machines/notification'
import type { ToastOptions, Words } from '@kingside/machines/toast'
import { leadsAway } from './notice-ways.ts'

const prefix = 'notification-'

/** The notification that a toast tells; null for another toast. */
export const alertedBy = (toastId: string): string | null =>
  toastId.startsWith(prefix) ? toastId.slice(prefix.length) : null

/** The toast that tells a notification over the page. */
export function alertToast({ type, duration, item }: NotificationAlert): ToastOptions {
  const message = item.description ?? tournamentWords(item)
  return {
    id: prefix + item.id,
    title: item.title,
    ...(message && { message }),
    type,
    ...(leadsAway(item) && { action: { code: 'notification.open' } }),
    // At the top the page itself says of a ban what is next.
    ...(item.type === 'BAN' && { container: 'bottomRight' }),
    dismiss: { duration },
  }
}

function tournamentWords({ tournament }: NotificationAlert['item']): Words | null {
  if (!tournament) return null
  const { name, timeControl } = tournament
  return { text: timeControl === null ? name : `${name} · ${timeControl}` }
}
