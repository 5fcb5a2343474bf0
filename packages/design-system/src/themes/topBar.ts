/**
 * The height of a header that stays at the top while the page scrolls, which `SiteHeader` puts on the document. What
 * floats at that edge stays below it: `var(--top-bar, 0px)`.
 */
export const topBar = '--top-bar'
