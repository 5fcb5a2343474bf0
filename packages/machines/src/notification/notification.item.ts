import { type NotificationType, notificationTypes } from '@kingside/api/facts'
import {
  type NotificationAlert,
  type NotificationItem,
  type NotificationLink,
} from './notification.types.ts'

/** A notification as the server sends it, unchecked: the server may be older or newer than this version. */
export interface ReceivedNotification {
  readonly id: string | number
  readonly notification_type: string
  readonly title: string
  readonly description?: string | null
  readonly url?: string | null
  readonly is_read?: boolean
  readonly notification_object?: {
    readonly title?: string | null
    readonly slug?: string | null
    readonly id?: string | number | null
    readonly start?: string | null
    readonly time_control?: { readonly name: string } | null
    readonly board_uid?: string | null
  } | null
}

const infoAlertMs = 5_000
/** What a player has worked for for months stays for longer. */
const celebrationMs = 12_000

/** The item to display; null for a type that this version does not know. */
export function notificationItem(received: ReceivedNotification): NotificationItem | null {
  const type = notificationTypes.find((name) => name === received.notification_type)
  if (type === undefined) return null
  const about = received.notification_object
  return {
    id: String(received.id),
    type,
    title: { text: received.title },
    description: received.description ? { text: received.description } : null,
    tournament:
      isAboutTournament(type) && about?.title
        ? {
            name: about.title,
            timeControl: about.time_control?.name ?? null,
            start: about.start ?? null,
          }
        : null,
    link: linkOf(type, received),
    unread: received.is_read !== true,
  }
}

function isAboutTournament(type: NotificationType): boolean {
  return (
    type === 'TOURNAMENT_START_REMINDER' ||
    type === 'TOURNAMENT_START_REMINDER_SECOND' ||
    type === 'TOURNAMENT_HAS_STARTED' ||
    type === 'TOURNAMENT_CANCELED' ||
    type === 'TOURNAMENT_INVITATION'
  )
}

function linkOf(
  type: NotificationType,
  { url, notification_object: about }: ReceivedNotification,
): NotificationLink | null {
  const tournament = about?.slug ?? about?.id
  if (isAboutTournament(type) && tournament != null)
    return { href: `/tournaments/${encodeURIComponent(tournament)}`, external: false }
  if (about?.board_uid)
    return { href: `/game/${encodeURIComponent(about.board_uid)}`, external: false }
  return url ? addressLink(url) : null
}

/** Follows only http and https addresses that do not hide their host. */
function addressLink(url: string): NotificationLink | null {
  if (/^https?:\/\/[^\s\\]+$/i.test(url)) return { href: url, external: true }
  if (/^\/(?!\/|\\|%2f|%5c)[^\\\s]*$/i.test(url)) return { href: url, external: false }
  return null
}

/** The message that shows a notification over the page. */
export function alertOf(item: NotificationItem): NotificationAlert {
  switch (item.type) {
    case 'BAN':
      return { type: 'danger', duration: 0, item }
    case 'FAIR_PLAY_VIOLATION':
    case 'TOURNAMENT_CANCELED':
      return { type: 'warning', duration: 0, item }
    case 'TITLE_AWARDED':
      return { type: 'success', duration: celebrationMs, item }
    case 'NEW_USER':
    case 'AUTHORIZED':
    case 'NEW_FEATURE':
    case 'NEW_SHOP_ITEM':
    case 'TOURNAMENT_START_REMINDER':
    case 'TOURNAMENT_START_REMINDER_SECOND':
    case 'TOURNAMENT_HAS_STARTED':
    case 'TOURNAMENT_INVITATION':
    case 'CLUB_REQUEST_APPROVED':
    case 'DAILY_BOARD_COMPLETED':
    case 'RATING_RESTORED':
    case 'CONNECT_FIDE_REMINDER':
    case 'EMAIL_NOT_VERIFIED':
    case 'FILE_READY':
      return { type: 'info', duration: infoAlertMs, item }
    default:
      return item.type satisfies never
  }
}

/** Whether a notification is shown over the page and counts as read by that. */
export const isTold = ({ type }: NotificationItem) =>
  type === 'BAN' || type === 'FAIR_PLAY_VIOLATION' || type === 'NEW_USER'
