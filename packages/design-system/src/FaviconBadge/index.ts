export { browserFavicon, type BrowserFaviconOptions } from './browserFavicon.ts'
export {
  createFaviconBadge,
  type FaviconBadge,
  type FaviconPage,
  type LoadingIcon,
} from './createFaviconBadge.ts'
export { badgePlace, drawFaviconBadge, faviconBadgeKinds } from './drawFaviconBadge.ts'
export type {
  BadgeContext,
  BadgePlace,
  FaviconBadgeKind,
  FaviconPicture,
} from './drawFaviconBadge.ts'
