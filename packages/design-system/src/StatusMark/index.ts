export { StatusMark, statusSizes, statusTones } from './StatusMark.tsx'
export type { StatusMarkProps } from './StatusMark.tsx'
