import { vars } from './vars.css.ts'

const { color, size } = vars

/** States of a box or a track inside the label that has them as attributes. For `.css.ts` files. */
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
