export { provideNotifications } from './notifications.machine.ts'
export type { NotificationsMachine } from './notifications.machine.ts'
export { promptId } from './notifications.types.ts'
export type {
  NotificationsDeps,
  NotificationsEmitted,
  NotificationsEvent,
  NotificationsInput,
  NotificationsSystemEvent,
  NotificationsUiEvent,
} from './notifications.types.ts'
export { selectNotificationsView } from './notifications.view.ts'
export type { NotificationsView } from './notifications.view.ts'
