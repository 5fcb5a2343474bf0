import type { NotificationItem } from '@kingside/machines/notification'
import { promptId } from '@kingside/machines/notifications'

/** Whether it opens a popup: to confirm the address, or for a visitor's prompt to sign in. */
export const opensPopup = ({ id, type }: NotificationItem) =>
  type === 'EMAIL_NOT_VERIFIED' || id === promptId

/** Whether opening it leads to a popup or a page of this site. */
export const isExternal = (item: NotificationItem) =>
  opensPopup(item) || item.link?.external === false
