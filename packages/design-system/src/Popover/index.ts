export { Popover, popoverPlacements } from './Popover.tsx'
export type { PopoverPlacement, PopoverProps } from './Popover.tsx'
