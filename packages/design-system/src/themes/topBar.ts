/**
 * The height of a header that sticks to the top while the page scrolls, which `SiteHeader` sets on the document.
 * Elements that float at that edge stay below it: `var(--top-bar, 0px)`.
 */
export const topBar = '--top-bar'
