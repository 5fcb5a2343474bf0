/** Widths in CSS pixels at which layouts change. */
export const breakpoints = {
  phone: 320,
  largePhone: 480,
  tablet: 768,
  smallDesktop: 992,
  desktop: 1180,
  largeDesktop: 1360,
  wideScreen: 1920,
} as const
export type Breakpoint = keyof typeof breakpoints

/** The breakpoints of layouts that shrink from the desktop, widest first. */
export const layoutSteps = [1460, 1280, 960, 768] as const

/** Media query for this width and narrower: `upTo('tablet')` is the phone layout (768 px or less). */
export const upTo = (breakpoint: Breakpoint) => `(max-width: ${breakpoints[breakpoint]}px)`

/** Media query for this width and wider. */
export const from = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]}px)`

/** The reader's default text size in browsers, in CSS pixels: one rem. */
export const rootFontSize = 16

const containerWidth = (breakpoint: Breakpoint) => `${breakpoints[breakpoint] / rootFontSize}rem`

/**
 * Container query for a container of this width and narrower, at the reader's default text size: with larger text a
 * container has less room.
 */
export const containerUpTo = (breakpoint: Breakpoint) =>
  `(max-width: ${containerWidth(breakpoint)})`

/** Container query for a container of this width and wider, at the reader's default text size. */
export const containerFrom = (breakpoint: Breakpoint) =>
  `(min-width: ${containerWidth(breakpoint)})`

/** Media query for a pointer that can hover, so that no hover style stays after a tap. */
export const canHover = '(hover: hover)'

/** Media query for touch screens. */
export const coarsePointer = '(pointer: coarse)'

/** Media query for a system palette that replaces the theme's colours. */
export const forcedColors = '(forced-colors: active)'

/** Media query for readers who did not ask for reduced motion: animate only then. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
