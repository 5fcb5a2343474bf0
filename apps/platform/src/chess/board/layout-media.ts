import { breakpoints } from '@kingside/design-system/theme'

const wide = '(min-width: 560px) and (min-aspect-ratio: 1/1)'
const wideEnough = `(min-width: ${breakpoints.smallDesktop}px) and (min-aspect-ratio: 4/5)`
const high = '(min-height: 500px)'

/**
 * Media query for windows with the panel beside the board: all that are wider than high, and wide ones that are little
 * higher than wide. In others the board has the whole width.
 */
export const twoColumns = `${wide}, ${wideEnough}`

/** Media query for windows whose panel has the height for a list of moves; in others they are one line. */
export const moveRows = `${wide} and ${high}, ${wideEnough} and ${high}`

/** Media query for a single column with room for the moves and the status in one line. */
export const wideColumn = '(min-width: 600px) and (max-aspect-ratio: 1/1)'

/** Media query for a single column with room for what is known of the moves and the game. */
export const highColumn = '(max-width: 599.98px) and (min-height: 820px)'

/** Media query for low windows, such as a phone sideways. */
export const lowWindow = '(max-height: 499.98px)'

/** Media query for low windows with the panel beside the board. */
export const lowBesideThePanel = `${lowWindow} and (min-aspect-ratio: 1/1)`

/** Media query for windows in which a player may want a smaller board than the largest: none of a phone. */
export const boardSizeRoom = `(min-width: ${breakpoints.smallDesktop}px) and (min-aspect-ratio: 4/5) and ${high}`

/** Media query for windows so low that the board needs the height of the site's header too. */
export const withoutHeader = `${lowWindow}, (max-height: 639.98px) and (max-width: 559.98px), (max-height: 639.98px) and (max-aspect-ratio: 1/1)`
