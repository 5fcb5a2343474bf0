import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { bottomBar } from '../themes/bottomBar.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font, radius, size, space } = vars
const phone = upTo('tablet')

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const comeIn = keyframes({ from: { translate: 'var(--drawer-away) 0' } })
const goOut = keyframes({ to: { translate: 'var(--drawer-away) 0' } })

/** Stays at the lower edge, within reach of the thumb. On wide screens the header has its links. */
export const bar = style(
  inRecipes({
    display: 'none',
    '@media': {
      [phone]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.layer.header,
        display: 'flex',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: `${size.hairline} solid ${color.border}`,
        backgroundColor: color.surface,
      },
    },
  }),
)

const words = `${size.icon.m} + ${space[1]} / 2 + ${font.text.xs.line} + 2 * ${space[1]}`

globalStyle(
  `:root:has(${bar})`,
  inRecipes({
    '@media': {
      [phone]: {
        vars: {
          [bottomBar]: `calc(max(${size.header}, ${words}) + ${size.hairline} + env(safe-area-inset-bottom, 0px))`,
        },
      },
    },
  }),
)

export const items = style(
  inRecipes({ display: 'flex', flex: 1, minInlineSize: 0, justifyContent: 'space-around' }),
)

/** Long names take room from short ones. */
export const cell = style(inRecipes({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 }))

export const item = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `calc(${space[1]} / 2)`,
    inlineSize: '100%',
    minBlockSize: size.header,
    padding: space[1],
    border: 0,
    backgroundColor: 'transparent',
    color: color.textMuted,
    fontSize: font.text.xs.size,
    lineHeight: font.text.xs.line,
    fontWeight: font.weight.medium,
    textAlign: 'center',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `color ${duration.fast} ${ease.inOut}`,
    selectors: {
      '&[aria-current]': { color: color.brand.text, fontWeight: font.weight.semibold },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: `calc(-1 * ${size.hairline})`,
        insetInline: '25%',
        blockSize: size.line,
        borderRadius: radius.full,
        backgroundColor: color.brand.solid,
      },
      '&[aria-expanded="true"]': { color: color.text },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})`, borderRadius: radius.m },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current])': { color: color.text } } },
      [forcedColors]: {
        selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } },
      },
    },
  }),
)

export const picture = style(inRecipes({ position: 'relative', display: 'flex' }))

globalStyle(`${picture} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))

export const attention = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${size.line})`,
    insetInlineEnd: `calc(-1 * ${size.line})`,
    inlineSize: space[2],
    blockSize: space[2],
    borderRadius: radius.full,
    backgroundColor: color.danger.solid,
    boxShadow: `0 0 0 ${size.line} ${color.surface}`,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  }),
)

/** One line; text that does not fit is still in the link's name. */
export const label = style(
  inRecipes({
    display: 'block',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const overlay = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'flex',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    backgroundColor: color.scrim,
    animation: `${appear} ${duration.slow} ${ease.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${vanish} ${duration.fast} ${ease.inOut} forwards` },
    },
  }),
)

export const drawer = style(
  inRecipes({
    vars: { '--drawer-away': '100%' },
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(100% - ${space[10]}, ${size.dialog.alert})`,
    blockSize: '100%',
    borderInlineStart: `${size.hairline} solid ${color.border}`,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.elevation.floating,
    animation: `${comeIn} ${duration.slow} ${ease.out}`,
    selectors: {
      '[dir="rtl"] &': { vars: { '--drawer-away': '-100%' } },
      '&[data-state="closed"]': { animation: `${goOut} ${duration.fast} ${ease.inOut} forwards` },
      '&:focus-visible': { outline: 'none' },
    },
  }),
)

export const header = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    flexShrink: 0,
    minBlockSize: size.header,
    paddingBlock: space[2],
    paddingInlineStart: space[5],
    paddingInlineEnd: space[3],
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
  }),
)

export const title = style(
  inRecipes({ ...typeset('m'), ...breakable, minInlineSize: 0, fontWeight: font.weight.semibold }),
)

export const scroll = style(
  inRecipes({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
  }),
)

export const link = style(
  inRecipes({
    ...typeset('m'),
    ...breakable,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: size.control.m,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.m,
    color: color.text,
    fontWeight: font.weight.medium,
    selectors: {
      '&[aria-current]': { backgroundColor: color.brand.subtle, color: color.brand.text },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-current])': { backgroundColor: color.fill } },
      },
      [coarsePointer]: { minBlockSize: size.touch },
    },
  }),
)

export const linkIcon = style(inRecipes({ display: 'flex', flexShrink: 0, color: color.textMuted }))

globalStyle(`${linkIcon} > svg`, inRecipes({ inlineSize: size.icon.m, blockSize: size.icon.m }))
globalStyle(`${link}[aria-current] > ${linkIcon}`, inRecipes({ color: 'inherit' }))

export const extras = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    flexShrink: 0,
    padding: space[5],
    paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
  }),
)
