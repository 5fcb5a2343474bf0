export { playerTitles, TitleMark, titleMarkSizes } from './TitleMark.tsx'
export type { PlayerTitle, TitleMarkProps } from './TitleMark.tsx'
