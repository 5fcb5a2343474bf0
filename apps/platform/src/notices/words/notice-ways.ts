import type { NotificationItem } from '@kingside/machines/notification'
import { promptId } from '@kingside/machines/notifications'

/** The one opens the popup that confirms the address, a visitor’s prompt that of the sign-in. */
export const opensPopup = ({ id, type }: NotificationItem) =>
  type === 'EMAIL_NOT_VERIFIED' || id === promptId

/** Opening it takes the reader elsewhere in the product. */
export const isExternal = (item: NotificationItem) =>
  opensPopup(item) || item.link?.external === false
