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
