export { PlayerLink } from './PlayerLink.tsx'
