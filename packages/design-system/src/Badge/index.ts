export { Badge, badgeVariants, badgeSizes, badgeTones } from './Badge.tsx'
export type { BadgeProps, BadgeTone } from './Badge.tsx'
