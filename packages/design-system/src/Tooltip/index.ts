export { Tooltip, tooltipPlacements } from './Tooltip.tsx'
export type { TooltipProps } from './Tooltip.tsx'
