export { Badge, badgeLooks, badgeSizes, badgeTones } from './Badge.tsx'
export type { BadgeProps, BadgeTone } from './Badge.tsx'
