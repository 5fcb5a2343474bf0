export type { SiteLink, SiteLinkWithIcon } from './SiteLink.ts'
