import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleInputs,
  exampleNotification,
  notificationStates,
} from './notification.states.ts'
import { selectNotificationView } from './notification.view.ts'

export const notificationEntry = machineEntry({
  name: 'notification',
  machine: exampleNotification,
  inputs: exampleInputs,
  examples: notificationStates,
  events: exampleEvents,
  outputs: { markRead: [undefined] },
  failures: { markRead: [{ status: 500 }] },
  view: selectNotificationView,
})
