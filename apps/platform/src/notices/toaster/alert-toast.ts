import type { NotificationAlert } from '@kingside/machines/notification'
import type { ToastOptions, Words } from '@kingside/machines/toast'
import { isExternal } from '../words/notice-ways.ts'

const prefix = 'notification-'

/** The id of the notification that a toast shows; null for other toasts. */
export const alertedBy = (toastId: string): string | null =>
  toastId.startsWith(prefix) ? toastId.slice(prefix.length) : null

/** The toast that shows a notification over the page. */
export function alertToast({ type, duration, item }: NotificationAlert): ToastOptions {
  const message = wordsOf(item)
  const action = actionOf(item)
  return {
    id: prefix + item.id,
    title: item.title,
    ...(message && { message }),
    type,
    ...(action && { action }),
    // At the top the page itself explains the ban.
    ...(item.type === 'BAN' && { container: 'bottomRight' }),
    dismiss: { duration },
  }
}

function actionOf(item: NotificationAlert['item']): Words | null {
  if (isExternal(item)) return { code: 'notification.open' }
  return item.link ? { code: 'notification.openOutside' } : null
}

/** The text of a notification; for a tournament its name, time control, date and time, as in the panel. */
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
