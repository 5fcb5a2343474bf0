export { browserFavicon } from './browserFavicon.ts'
export type { BrowserFaviconOptions, FaviconPage, LoadingIcon } from './browserFavicon.ts'
export { badgePlace, drawFaviconBadge, faviconBadgeKinds } from './drawFaviconBadge.ts'
export type {
  BadgeContext,
  BadgePlace,
  FaviconBadgeKind,
  FaviconPicture,
} from './drawFaviconBadge.ts'
