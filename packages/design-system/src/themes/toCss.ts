import { breakpoints, rootFontSize } from './breakpoints.ts'
import { mapValues } from './mapValues.ts'
import type { ThemeTokens } from './tokens.ts'

const gridStep = 4

const px = (value: number) => `${value}px`
const rem = (value: number) => `${value / rootFontSize}rem`
/** Grows linearly from the narrowest phone to the tablet. */
const fluid = (least: number, most: number) => {
  const slope = (most - least) / (breakpoints.tablet - breakpoints.phone)
  const start = least - slope * breakpoints.phone
  return `clamp(${rem(least)}, ${rem(start)} + ${slope * 100}vw, ${rem(most)})`
}

const ms = (value: number) => `${value}ms`

/** Converts a theme's numbers to CSS strings: the values of the theme's variables. */
export const toCss = ({
  color,
  elevation,
  font,
  layer,
  motion,
  opacity,
  radius,
  size,
  space,
}: ThemeTokens) => ({
  color,
  elevation,
  font: {
    family: font.family,
    mono: font.mono,
    weight: mapValues(font.weight, String),
    text: mapValues(font.text, (text) => ({
      size: text.min === undefined ? rem(text.size) : fluid(text.min, text.size),
      line: text.min === undefined ? rem(text.line) : `${text.line / text.size}em`,
      tracking: `${text.tracking}em`,
    })),
  },
  space: mapValues(space, (steps) => px(steps * gridStep)),
  radius: mapValues(radius, px),
  duration: {
    fast: ms(motion.fast),
    base: ms(motion.base),
    slow: ms(motion.slow),
    toastFade: ms(motion.toastFade),
    spin: ms(motion.spin),
    pulse: ms(motion.pulse),
  },
  ease: { out: motion.easeOut, inOut: motion.easeInOut },
  size: {
    control: mapValues(size.control, rem),
    touch: px(size.touch),
    icon: mapValues(size.icon, rem),
    spinner: mapValues(size.spinner, px),
    dialog: mapValues(size.dialog, px),
    toast: px(size.toast),
    flag: mapValues(size.flag, rem),
    avatar: mapValues(size.avatar, rem),
    progress: mapValues(size.progress, px),
    menu: mapValues(size.menu, px),
    popover: px(size.popover),
    tooltip: px(size.tooltip),
    page: mapValues(size.page, px),
    header: rem(size.header),
    card: mapValues(size.card, rem),
    column: mapValues(size.column, rem),
    radioMark: rem(size.radioMark),
    hairline: px(size.hairline),
    line: px(size.line),
    focusGap: px(size.focusGap),
  },
  layer: mapValues(layer, String),
  opacity: mapValues(opacity, String),
})
