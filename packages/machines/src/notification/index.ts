export { notificationTypes } from '@kingside/api/facts'
export type { NotificationType } from '@kingside/api/facts'
export { alertOf, notificationItem } from './notification.item.ts'
export type { ReceivedNotification } from './notification.item.ts'
export { provideNotification } from './notification.machine.ts'
export type { NotificationMachine } from './notification.machine.ts'
export type {
  NotificationAlert,
  NotificationDeps,
  NotificationEffect,
  NotificationEvent,
  NotificationInput,
  NotificationItem,
  NotificationLink,
  NotificationEmitted,
  NotificationTournament,
  NotificationUiEvent,
} from './notification.types.ts'
export { selectNotificationView } from './notification.view.ts'
export type { NotificationView } from './notification.view.ts'
