/**
 * The height of the bar at a phone's lower edge, which `MobileNavigation` sets on the document. Elements that float at
 * that edge stay above it: `var(--bottom-bar, 0px)`.
 */
export const bottomBar = '--bottom-bar'
