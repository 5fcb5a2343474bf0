import type { BoardThemeAbout } from '../board-theme.ts'

export const about: BoardThemeAbout = { name: 'Philippines', isPaid: false, countryId: 119 }
