// Written by scripts/themes.ts from the folders beside it; do not edit.
import { about as aqua } from './aqua/about.ts'
import { about as arma } from './arma/about.ts'
import { about as bubblegum } from './bubblegum/about.ts'
import { about as curry } from './curry/about.ts'
import { about as hipster } from './hipster/about.ts'
import { about as lemonTree } from './lemon_tree/about.ts'
import { about as lichess } from './lichess/about.ts'
import { about as marble } from './marble/about.ts'
import { about as offline } from './offline/about.ts'
import { about as philippines } from './philippines/about.ts'
import { about as standard } from './standard/about.ts'
import { about as textbook } from './textbook/about.ts'
import { about as worldchess } from './worldchess/about.ts'
import type { BoardTheme, BoardThemeAbout } from './board-theme.ts'

/** Every theme: what a list shows of it, and how to load the rest, which is a chunk of its own. */
export const boardThemes = {
  aqua: {
    ...aqua,
    load: async () => (await import('./aqua/theme.ts')).theme,
  },
  arma: {
    ...arma,
    load: async () => (await import('./arma/theme.ts')).theme,
  },
  bubblegum: {
    ...bubblegum,
    load: async () => (await import('./bubblegum/theme.ts')).theme,
  },
  curry: {
    ...curry,
    load: async () => (await import('./curry/theme.ts')).theme,
  },
  hipster: {
    ...hipster,
    load: async () => (await import('./hipster/theme.ts')).theme,
  },
  lemon_tree: {
    ...lemonTree,
    load: async () => (await import('./lemon_tree/theme.ts')).theme,
  },
  lichess: {
    ...lichess,
    load: async () => (await import('./lichess/theme.ts')).theme,
  },
  marble: {
    ...marble,
    load: async () => (await import('./marble/theme.ts')).theme,
  },
  offline: {
    ...offline,
    load: async () => (await import('./offline/theme.ts')).theme,
  },
  philippines: {
    ...philippines,
    load: async () => (await import('./philippines/theme.ts')).theme,
  },
  standard: {
    ...standard,
    load: async () => (await import('./standard/theme.ts')).theme,
  },
  textbook: {
    ...textbook,
    load: async () => (await import('./textbook/theme.ts')).theme,
  },
  worldchess: {
    ...worldchess,
    load: async () => (await import('./worldchess/theme.ts')).theme,
  },
} as const satisfies Record<string, BoardThemeAbout & { load: () => Promise<BoardTheme> }>

/** The name of a theme, as it is stored and asked for. */
export type BoardThemeKey = keyof typeof boardThemes
