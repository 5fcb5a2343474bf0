import { coarsePointer } from './breakpoints.ts'
import type { TextSize } from './tokens.ts'
import { vars } from './vars.css.ts'

/** Size, line height and tracking of one text size. For `.css.ts` files. */
export const typeset = (size: TextSize) => ({
  fontSize: vars.font.text[size].size,
  lineHeight: vars.font.text[size].line,
  letterSpacing: vars.font.text[size].tracking,
})

/** Lets long words and long Cyrillic compounds break instead of overflowing. */
export const breakable = { overflowWrap: 'anywhere', hyphens: 'auto' } as const

/** The size of typed text. Phones zoom the page into an input whose text is smaller than their default size. */
export const inputText = (size: TextSize) =>
  ({
    ...typeset(size),
    '@media': { [coarsePointer]: { fontSize: 'max(1rem, 16px)' } },
  }) as const

/** The browser's background for autofilled inputs can't be overridden, only delayed by a transition. */
export const quietAutofill = { transition: 'background-color 0s 600000s' } as const
