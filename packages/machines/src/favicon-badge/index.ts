export { provideFaviconBadge } from './favicon-badge.machine.ts'
export type { FaviconBadgeMachine } from './favicon-badge.machine.ts'
export { badgePlace, faviconBadgeKinds } from './favicon-badge.types.ts'
export type {
  DrawBadgeInput,
  FaviconBadgeDeps,
  FaviconBadgeEvent,
  FaviconBadgeKind,
  FaviconBadgeUiEvent,
} from './favicon-badge.types.ts'
export { selectFaviconBadgeView } from './favicon-badge.view.ts'
export type { FaviconBadgeView } from './favicon-badge.view.ts'
