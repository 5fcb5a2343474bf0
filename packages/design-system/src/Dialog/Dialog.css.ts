import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const settle = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } })
const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const sink = keyframes({ to: { transform: 'translateY(100%)' } })

const phone = upTo('tablet')

const enter = (name: string) => `${name} ${duration.slow} ${ease.out}`
const leave = (name: string) => `${name} ${duration.fast} ${ease.inOut} forwards`

/** Dims the page and centres the dialog; on a phone it puts the sheet at the lower edge. */
export const overlay = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'grid',
    placeItems: 'center',
    padding: space[4],
    overflow: 'hidden',
    backgroundColor: color.scrim,
    animation: enter(appear),
    selectors: { '&[data-state="closed"]': { animation: leave(vanish) } },
    '@media': { [phone]: { alignItems: 'end', padding: 0 } },
  }),
)

export const panel = recipe({
  base: inRecipes({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2 * ${space[4]})`,
    overflow: 'hidden',
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.xl,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.elevation.floating,
    animation: enter(settle),
    selectors: {
      '&[data-state="closed"]': { animation: leave(vanish) },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': {
      [phone]: {
        maxInlineSize: 'none',
        maxBlockSize: `calc(100dvh - ${space[12]})`,
        borderInlineWidth: 0,
        borderBlockEndWidth: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        animation: enter(rise),
        selectors: { '&[data-state="closed"]': { animation: leave(sink) } },
      },
    },
  }),
  variants: {
    size: {
      system: inRecipes({ maxInlineSize: size.dialog.system }),
      alert: inRecipes({ maxInlineSize: size.dialog.alert }),
      confirm: inRecipes({ maxInlineSize: size.dialog.confirm }),
      default: inRecipes({ maxInlineSize: size.dialog.default }),
    },
  },
  // The sheet is as wide as the phone, whatever the dialog's size.
  compoundVariants: (['system', 'alert', 'confirm', 'default'] as const).map((name) => ({
    variants: { size: name },
    style: inRecipes({ '@media': { [phone]: { maxInlineSize: 'none' } } }),
  })),
})

/** The narrowest dialog has a smaller title and stacked buttons; on a phone it is wider again. */
const bySize = (system: Parameters<typeof inRecipes>[0]) => ({
  size: { system: inRecipes(system), alert: {}, confirm: {}, default: {} },
})

export const header = recipe({
  base: inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    padding: space[5],
    paddingBlockEnd: 0,
  }),
  variants: bySize({ padding: space[4], paddingBlockEnd: 0 }),
})

export const closeSlot = style(
  inRecipes({
    display: 'flex',
    // The icon's size must not make the title's line higher.
    marginBlock: `calc((${vars.font.text.l.line} - ${size.control.m}) / 2)`,
    marginInlineEnd: `calc(-1 * ${space[2]})`,
    color: color.textMuted,
  }),
)

export const title = recipe({
  base: inRecipes({
    ...typeset('l'),
    ...breakable,
    minInlineSize: 0,
    fontWeight: vars.font.weight.semibold,
    textWrap: 'balance',
  }),
  variants: bySize(typeset('m')),
})

export const body = recipe({
  base: inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[5],
    paddingBlockStart: space[2],
  }),
  variants: bySize({
    ...typeset('s'),
    gap: space[3],
    padding: space[4],
    paddingBlockStart: space[1],
    selectors: { '&:empty': { paddingBlock: space[1] } },
  }),
})

export const description = style(
  inRecipes({
    ...breakable,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
)

export const actions = recipe({
  base: inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    padding: space[5],
    paddingBlockStart: 0,
  }),
  variants: bySize({
    flexDirection: 'column',
    gap: space[2],
    padding: space[4],
    paddingBlockStart: 0,
  }),
})

globalStyle(
  `${actions.classNames.base} > *`,
  inRecipes({ '@media': { [phone]: { flex: '1 1 auto' } } }),
)
