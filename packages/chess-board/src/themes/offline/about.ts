import type { BoardThemeAbout } from '../board-theme.ts'

export const about: BoardThemeAbout = { name: 'Offline', isPaid: false, isInternal: true }
