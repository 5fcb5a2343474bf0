export { SiteFooter } from './SiteFooter.tsx'
export type { FooterGroup, SiteFooterProps, SocialLink } from './SiteFooter.tsx'
export { socialNetworks, type SocialNetwork } from './SocialIcon.tsx'
