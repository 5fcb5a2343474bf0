/**
 * The height of the bar at the lower edge of a phone, which `MobileNavigation` puts on the document. What floats at
 * that edge stays above it: `var(--bottom-bar, 0px)`.
 */
export const bottomBar = '--bottom-bar'
