export { SiteHeader, siteWidths, type SiteHeaderProps } from './SiteHeader.tsx'
