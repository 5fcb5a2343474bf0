export { vars } from './vars.css.ts'
export { boardThemeValues } from './board-theme.ts'
export type { BoardTheme } from './board-theme.ts'
export { worldchess } from './worldchess/theme.ts'
