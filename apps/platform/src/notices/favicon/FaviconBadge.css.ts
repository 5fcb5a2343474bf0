import { inUtilities, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** A drawing of a browser's tab. */
export const tab = style(
  inUtilities({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    paddingBlock: space[2],
    paddingInline: space[4],
    border: `${size.hairline} solid ${color.border}`,
    borderBlockEndWidth: 0,
    borderStartStartRadius: radius.l,
    borderStartEndRadius: radius.l,
    backgroundColor: color.raised,
  }),
)

/** The bar of tabs. */
export const bar = style(
  inUtilities({
    inlineSize: '100%',
    paddingInline: space[3],
    paddingBlockStart: space[2],
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
    backgroundColor: color.sunken,
  }),
)

/** The enlarged icon. */
export const stage = style(inUtilities({ position: 'relative', display: 'flex', direction: 'ltr' }))

const guide = { position: 'absolute', pointerEvents: 'none' } as const
const line = `${size.hairline} dashed ${color.text}`

/** Crosses at the centre of the badge. */
export const acrossGuide = style(
  inUtilities({
    ...guide,
    insetBlock: `calc(-1 * ${space[2]})`,
    borderInlineStart: line,
  }),
)

export const downGuide = style(
  inUtilities({
    ...guide,
    insetInline: `calc(-1 * ${space[2]})`,
    borderBlockStart: line,
  }),
)
