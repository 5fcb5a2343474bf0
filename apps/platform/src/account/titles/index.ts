export { OwnTitlesPart } from './OwnTitlesPart.tsx'
export { PlayerCertificates } from './PlayerCertificates.tsx'
export type { TitleNeeds } from './titles.types.ts'
