import type { NotificationAlert } from '@kingside/machines/notification'
import type { ToastOptions, Words } from '@kingside/machines/toast'
import { isExternal } from '../words/notice-ways.ts'

const prefix = 'notification-'

/** The notification that a toast tells; null for another toast. */
export const alertedBy = (toastId: string): string | null =>
  toastId.startsWith(prefix) ? toastId.slice(prefix.length) : null

/** The toast that tells a notification over the page. */
export function alertToast({ type, duration, item }: NotificationAlert): ToastOptions {
  const message = wordsOf(item)
  const action = actionOf(item)
  return {
    id: prefix + item.id,
    title: item.title,
    ...(message && { message }),
    type,
    ...(action && { action }),
    // At the top the page itself says of a ban what is next.
    ...(item.type === 'BAN' && { container: 'bottomRight' }),
    dismiss: { duration },
  }
}

function actionOf(item: NotificationAlert['item']): Words | null {
  if (isExternal(item)) return { code: 'notification.open' }
  return item.link ? { code: 'notification.openOutside' } : null
}

/** What else a notification says; of a tournament its name, time control, day and time, as in the panel. */
function wordsOf({ description, tournament }: NotificationAlert['item']): Words | null {
  if (!tournament) return description
  const { name, timeControl } = tournament
  const said = description && 'text' in description ? `${description.text}\n` : ''
  const facts = `${said}${name}${timeControl === null ? '' : ` · ${timeControl}`}`
  const start = Date.parse(tournament.start ?? '')
  return Number.isNaN(start)
    ? { text: facts }
    : { code: 'notification.tournament', values: { facts, start } }
}
