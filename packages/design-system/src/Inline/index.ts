export { Inline, inlineAligns, inlineElements, inlineJustifies } from './Inline.tsx'
export type { InlineProps } from './Inline.tsx'
