import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, exampleFaviconBadge, faviconBadgeStates } from './favicon-badge.states.ts'
import { selectFaviconBadgeView } from './favicon-badge.view.ts'

export const faviconBadgeEntry = machineEntry({
  name: 'favicon-badge',
  machine: exampleFaviconBadge,
  inputs: [undefined],
  examples: faviconBadgeStates,
  events: exampleEvents,
  outputs: { drawBadge: ['loading', 'drawn'], restoreIcon: [undefined] },
  failures: { drawBadge: [{ name: 'SecurityError' }], restoreIcon: [{ name: 'Error' }] },
  view: selectFaviconBadgeView,
})
