export { Text, textAligns, textElements, textTones } from './Text.tsx'
export type { TextProps } from './Text.tsx'
