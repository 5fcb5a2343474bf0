import type { BoardThemeAbout } from '../board-theme.ts'

export const about: BoardThemeAbout = { name: 'Arma', isPaid: false, isInternal: true }
