import type { BoardThemeAbout } from '../board-theme.ts'

export const about: BoardThemeAbout = { name: 'Lemon Tree', isPaid: true }
