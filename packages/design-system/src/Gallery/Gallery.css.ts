import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { canHover, coarsePointer, forcedColors, upTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

const phone = upTo('tablet')
const appear = keyframes({ from: { opacity: 0 } })

export const root = style(inRecipes({ minInlineSize: 0 }))

export const grid = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(calc((100% - ${space[2]}) / 2), ${size.card.row}), 1fr))`,
    gap: space[2],
  }),
)

export const item = style(inRecipes({ position: 'relative', minInlineSize: 0 }))

export const thumbnail = style(
  inRecipes({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    padding: 0,
    overflow: 'hidden',
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.m,
    backgroundColor: color.sunken,
    cursor: 'zoom-in',
  }),
)

export const picture = style(
  inRecipes({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `transform ${duration.slow} ${ease.out}`,
    '@media': {
      [canHover]: { selectors: { [`${thumbnail}:hover &`]: { transform: 'scale(1.03)' } } },
    },
  }),
)

export const broken = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    inlineSize: '100%',
    blockSize: '100%',
    padding: space[3],
    color: color.textMuted,
    textAlign: 'center',
  }),
)

export const brokenText = style(
  inRecipes({
    ...typeset('xs'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
)

export const actions = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    display: 'flex',
    gap: space[1],
    borderRadius: radius.m,
    backgroundColor: color.surface,
    boxShadow: vars.elevation.raised,
  }),
)

export const instead = style(
  inRecipes({
    ...typeset('m'),
    padding: space[8],
    border: `${size.hairline} dashed ${color.borderControl}`,
    borderRadius: radius.l,
    color: color.textMuted,
    textAlign: 'center',
  }),
)

export const overlay = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    backgroundColor: color.scrim,
    animation: `${appear} ${duration.base} ${ease.out}`,
  }),
)

export const lightbox = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"bar bar bar" "previous stage next" "caption caption caption"',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: color.canvas,
    color: color.text,
    animation: `${appear} ${duration.base} ${ease.out}`,
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': {
      [phone]: { gridTemplateAreas: '"bar bar bar" "stage stage stage" "previous caption next"' },
    },
  }),
)

export const bar = style(
  inRecipes({
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[2],
    paddingInline: space[4],
  }),
)

export const title = style(
  inRecipes({ ...typeset('s'), ...breakable, fontWeight: vars.font.weight.semibold }),
)

export const stage = style(
  inRecipes({
    gridArea: 'stage',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'hidden',
    // Vertical and two-finger gestures stay the browser's: scrolling and zooming.
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
  }),
)

export const large = style(
  inRecipes({
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    objectFit: 'contain',
    borderRadius: radius.s,
    transform: 'translateX(var(--drag, 0))',
    animation: `${appear} ${duration.base} ${ease.out}`,
  }),
)

const side = inRecipes({
  display: 'flex',
  alignItems: 'center',
  padding: space[4],
  '@media': { [phone]: { padding: space[3] }, [coarsePointer]: { touchAction: 'manipulation' } },
})

export const previous = style([side, inRecipes({ gridArea: 'previous' })])
export const next = style([side, inRecipes({ gridArea: 'next' })])

export const caption = style(
  inRecipes({
    gridArea: 'caption',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minBlockSize: size.control.xl,
    paddingBlock: space[3],
    paddingInline: space[4],
    textAlign: 'center',
    '@media': { [phone]: { paddingInline: 0 } },
  }),
)

export const text = style(
  inRecipes({ ...typeset('m'), ...breakable, maxInlineSize: size.page.narrow, textWrap: 'pretty' }),
)

export const position = style(
  inRecipes({ ...typeset('s'), color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
)

globalStyle(
  `${broken} > svg`,
  inRecipes({
    flexShrink: 0,
    inlineSize: size.icon.l,
    blockSize: size.icon.l,
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
)
