export { Link, linkTones } from './Link.tsx'
export type { LinkProps } from './Link.tsx'
