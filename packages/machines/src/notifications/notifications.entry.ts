import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleInputs,
  exampleLists,
  exampleNotifications,
  notificationsStates,
} from './notifications.states.ts'
import { selectNotificationsView } from './notifications.view.ts'

export const notificationsEntry = machineEntry({
  name: 'notifications',
  machine: exampleNotifications,
  inputs: exampleInputs,
  examples: notificationsStates,
  events: exampleEvents,
  outputs: { loadNotifications: exampleLists, keepPromptRead: [undefined] },
  failures: {
    loadNotifications: [{ status: 500 }],
    keepPromptRead: [{ name: 'QuotaExceededError' }],
  },
  view: selectNotificationsView,
})
