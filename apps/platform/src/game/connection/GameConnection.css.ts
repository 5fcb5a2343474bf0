import { style } from '@vanilla-extract/css'

/** Takes no room while it has only words for screen readers. */
export const root = style({ selectors: { '&[data-quiet]': { position: 'absolute' } } })
