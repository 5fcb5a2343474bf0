import { vars } from './vars.css.ts'

const { color, size } = vars

/** Styles for the states of a box or a track, which are attributes of the label around it. For `.css.ts` files. */
export const markStates = {
  '[data-focus-visible] > &': {
    outline: `${size.line} solid ${color.focus}`,
    outlineOffset: size.focusGap,
  },
  '[data-disabled] > &, [data-unavailable] &': {
    borderColor: color.textDisabled,
    backgroundColor: color.fill,
    color: color.textDisabled,
  },
}
