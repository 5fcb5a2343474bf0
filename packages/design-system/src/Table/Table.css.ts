import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { busyLine } from '../busy.css.ts'
import { canHover, coarsePointer, forcedColors, containerUpTo } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, size, space, radius } = vars

const rowColor = createVar()
const paddingBlock = createVar()
const paddingInline = space[4]
const line = `${size.hairline} solid ${color.border}`

/** Up to this width of the table itself, rows are cards. */
const narrow = containerUpTo('largePhone')

export const root = style([
  busyLine,
  inRecipes({
    position: 'relative',
    minInlineSize: 0,
    overflow: 'clip',
    borderRadius: radius.l,
    containerType: 'inline-size',
  }),
])

export const scroller = recipe({
  base: inRecipes({
    // Text for screen readers in the rows must scroll with them.
    position: 'relative',
    borderRadius: radius.l,
    border: line,
    backgroundColor: color.surface,
    selectors: {
      '&[data-overflowing]': { overflow: 'auto', overscrollBehaviorInline: 'contain' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.line})` },
    },
  }),
  variants: {
    height: {
      content: {},
      window: inRecipes({
        maxBlockSize: `calc(100dvh - ${size.header} - 2 * ${space[6]})`,
        overflow: 'auto',
        overscrollBehavior: 'contain',
      }),
    },
    phone: {
      cards: inRecipes({
        '@container': { [narrow]: { border: 0, backgroundColor: 'transparent' } },
      }),
      scroll: {},
      fit: {},
    },
  },
})

export const table = recipe({
  base: inRecipes({
    ...typeset('s'),
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: color.text,
    textAlign: 'start',
    vars: { [rowColor]: color.surface },
  }),
  variants: {
    phone: {
      cards: inRecipes({ '@container': { [narrow]: { display: 'block' } } }),
      scroll: inRecipes({
        '@container': { [narrow]: { inlineSize: 'max-content', minInlineSize: '100%' } },
      }),
      fit: {},
    },
    density: {
      comfortable: inRecipes({ vars: { [paddingBlock]: space[3] } }),
      compact: inRecipes({ vars: { [paddingBlock]: space[2] } }),
    },
  },
})

const cards = table.classNames.variants.phone.cards

export const caption = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    paddingBlock: space[3],
    paddingInline,
    fontWeight: vars.font.weight.semibold,
    textAlign: 'start',
    selectors: { '&:has(> span:only-child)': { padding: 0 } },
  }),
)

export const head = style(inRecipes({}))

export const headRow = style(inRecipes({}))

const anyHeadCell = inRecipes({
  ...typeset('xs'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlock: space[2],
  paddingInline,
  borderBlockEnd: line,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.l },
    '&:last-child': { borderStartEndRadius: radius.l },
  },
})

const stickyColumn = {
  position: 'sticky',
  insetInlineStart: 0,
  borderInlineEnd: line,
} as const

const widths = {
  fit: inRecipes({ inlineSize: '1%' }),
  share: {},
}

export const headCell = recipe({
  base: [
    anyHeadCell,
    inRecipes({
      selectors: {
        '[data-sideways] &[data-row-header]': { ...stickyColumn, zIndex: 3 },
        '&[data-sortable]': { paddingBlock: 0 },
      },
    }),
  ],
  variants: {
    kind: {
      text: inRecipes({ textAlign: 'start' }),
      number: inRecipes({ textAlign: 'end' }),
    },
    width: widths,
  },
})

export const short = style(inRecipes({ textDecoration: 'none', cursor: 'help' }))

export const sortButton = recipe({
  base: inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: size.control.s,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    border: 0,
    borderRadius: radius.s,
    backgroundColor: 'transparent',
    fontWeight: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${ease.inOut}, color ${duration.fast} ${ease.inOut}`,
    selectors: { '&[data-sorted]': { color: color.text, fontWeight: vars.font.weight.semibold } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: color.text, backgroundColor: color.fill } } },
      [coarsePointer]: { minBlockSize: size.touch },
    },
  }),
  variants: { kind: { text: {}, number: inRecipes({ flexDirection: 'row-reverse' }) } },
})

globalStyle(
  `${sortButton.classNames.base} > svg`,
  inRecipes({ flexShrink: 0, inlineSize: '1.1em', blockSize: '1.1em' }),
)
globalStyle(
  `${sortButton.classNames.base}:not([data-sorted]) > svg`,
  inRecipes({ opacity: vars.opacity.faded }),
)

export const row = style(
  inRecipes({
    selectors: {
      '&[data-own]': { vars: { [rowColor]: color.brand.subtle } },
      '&[data-selected]': { vars: { [rowColor]: color.info.subtle } },
      '&[data-linked]': { cursor: 'pointer' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&[data-linked]:not([data-own], [data-selected]):hover': {
            vars: { [rowColor]: color.raised },
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '&[data-own], &[data-selected]': { outline: `${size.line} solid Highlight` },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)

export const cell = recipe({
  base: inRecipes({
    ...breakable,
    paddingBlock,
    paddingInline,
    borderBlockEnd: line,
    backgroundColor: rowColor,
    fontWeight: 'inherit',
    transition: `background-color ${duration.fast} ${ease.inOut}`,
    selectors: {
      [`${row}:last-child > &`]: { borderBlockEnd: 0 },
      [`${row}:last-child > &:first-child`]: { borderEndStartRadius: radius.l },
      [`${row}:last-child > &:last-child`]: { borderEndEndRadius: radius.l },
      [`${row}[data-disabled] > &`]: { color: color.textMuted },
      [`${row}[data-own] > &:first-child`]: {
        boxShadow: `inset ${space[1]} 0 0 ${color.brand.solid}`,
      },
      [`${row}[data-own] > &:first-child:dir(rtl)`]: {
        boxShadow: `inset calc(-1 * ${space[1]}) 0 0 ${color.brand.solid}`,
      },
      '[data-sideways] &[data-row-header]': { ...stickyColumn, zIndex: 1 },
    },
  }),
  variants: {
    kind: {
      text: inRecipes({ textAlign: 'start' }),
      number: inRecipes({
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }),
    },
    width: widths,
  },
})

export const rowHeader = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    minInlineSize: `calc(0.75 * ${size.card.row})`,
    '@container': { [narrow]: { minInlineSize: 0, maxInlineSize: '72cqi' } },
    fontWeight: vars.font.weight.medium,
  }),
)

/** Around a header's content and the link of its row. */
export const besideLink = style(inRecipes({ position: 'relative', minInlineSize: 0 }))

/** The link of a row whose header has links of its own: it is seen by its focus ring alone. */
export const namedLink = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    borderRadius: radius.s,
  }),
)

// The header's own links lie above it.
globalStyle(`${besideLink} a:not(${namedLink})`, inRecipes({ position: 'relative', zIndex: 1 }))

export const rowLink = style(
  inRecipes({
    minInlineSize: 0,
    borderRadius: radius.s,
    '@media': {
      [canHover]: {
        selectors: {
          [`${row}:hover &`]: {
            textDecorationLine: 'underline',
            textDecorationThickness: size.hairline,
            textUnderlineOffset: '0.2em',
          },
        },
      },
    },
  }),
)

export const selectHeader = style([
  anyHeadCell,
  inRecipes({ inlineSize: '1%', padding: 0, verticalAlign: 'middle' }),
])

export const selectCell = style([
  inRecipes({
    inlineSize: '1%',
    borderBlockEnd: line,
    backgroundColor: rowColor,
    verticalAlign: 'middle',
    selectors: {
      [`${row}:last-child > &`]: { borderBlockEnd: 0, borderEndStartRadius: radius.l },
      [`${row}[data-own] > &:first-child`]: {
        boxShadow: `inset ${space[1]} 0 0 ${color.brand.solid}`,
      },
      [`${row}[data-own] > &:first-child:dir(rtl)`]: {
        boxShadow: `inset calc(-1 * ${space[1]}) 0 0 ${color.brand.solid}`,
      },
    },
  }),
])

export const checkbox = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.control.l,
    minBlockSize: size.control.m,
    cursor: 'pointer',
    '@media': { [coarsePointer]: { minBlockSize: size.touch } },
  }),
)

/** The label of the checkbox for all rows. In the table's head its place says it. */
export const selectAllText = style(inRecipes({ ...typeset('s'), display: 'none' }))

export const checkboxInput = style(
  inRecipes({
    inlineSize: size.radioMark,
    blockSize: size.radioMark,
    accentColor: color.info.solid,
    cursor: 'inherit',
  }),
)

export const insteadRow = style(inRecipes({}))

export const instead = style(
  inRecipes({
    ...typeset('m'),
    paddingBlock: space[8],
    paddingInline,
    color: color.textMuted,
    textAlign: 'center',
  }),
)

const asCard = (selector: string, rule: Parameters<typeof inRecipes>[0]) =>
  globalStyle(`${cards} ${selector}`, inRecipes({ '@container': { [narrow]: rule } }))

asCard(`.${head}`, { display: 'block' })
asCard(`.${headRow}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginBlockEnd: space[2],
})
asCard('thead th', {
  position: 'static',
  inlineSize: 'auto',
  paddingBlock: 0,
  paddingInline: 0,
  border: 0,
  backgroundColor: 'transparent',
})
// Headers without controls stay for screen readers only: each value has its column's name.
asCard('thead th:not([data-sortable], :has(input))', {
  position: 'absolute',
  clipPath: 'inset(50%)',
})
asCard('thead th button', {
  marginInline: 0,
  border: line,
  borderRadius: radius.full,
  paddingInline: space[3],
})
asCard('tbody', { display: 'flex', flexDirection: 'column', gap: space[2] })
asCard(`.${row}`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.4em, 1fr))',
  gap: space[3],
  padding: space[4],
  border: line,
  borderRadius: radius.l,
  backgroundColor: rowColor,
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${size.card.row}`,
})
asCard(`.${row}[data-own]`, { borderColor: color.brand.border })
asCard(`.${row}[data-selected]`, { borderColor: color.info.border })
asCard(`.${row} > *`, {
  display: 'block',
  inlineSize: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  boxShadow: 'none',
  textAlign: 'start',
})
asCard(`.${row}[data-own] > :first-child`, { boxShadow: 'none' })
asCard(`.${rowHeader}`, { maxInlineSize: 'none' })
asCard(`.${caption}`, { display: 'block', paddingInline: 0 })
asCard(`.${row} > th[data-row-header]`, {
  position: 'static',
  order: -1,
  gridColumn: '1 / -1',
  borderInlineEnd: 0,
})
// The label is an attribute set after measuring: a pseudo-element would cost each cell of a wide table a style, even
// where the query turns it off.
globalStyle(
  `${cards}[data-labelled] .${row} > td[data-label]::before`,
  inRecipes({
    '@container': {
      [narrow]: {
        ...typeset('xs'),
        // The empty text after the slash keeps the label from being read twice.
        content: 'attr(data-label) / ""',
        display: 'block',
        color: color.textMuted,
        fontWeight: vars.font.weight.regular,
        whiteSpace: 'normal',
      },
    },
  }),
)
asCard(`.${selectCell}`, {
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
})
asCard(`.${row}:has(.${selectCell}) > th`, { paddingInlineEnd: space[10] })
asCard(`.${headRow} .${checkbox}`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInlineEnd: space[3],
})
asCard(`.${selectAllText}`, { display: 'inline', color: color.text, whiteSpace: 'normal' })
asCard(`.${insteadRow}, .${instead}`, { display: 'block' })
