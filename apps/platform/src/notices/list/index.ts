export { Notifications } from './Notifications.view.tsx'
export type { NotificationsActor } from './notifications.ts'
export { useNotificationLinks } from './useNotificationLinks.ts'
