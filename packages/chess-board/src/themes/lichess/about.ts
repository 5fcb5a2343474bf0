import type { BoardThemeAbout } from '../board-theme.ts'

export const about: BoardThemeAbout = { name: 'Lichess', isPaid: false, isInternal: true }
