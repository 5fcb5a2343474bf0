// Writes the list of the board's themes, one entry for each folder that has an about.ts and a theme.ts. Run it after
// adding a folder for a new theme; nothing else has to change.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The text of the list of themes in a folder. @throws Error for a folder that is no theme. */
export function themeList(folder: string): string {
  const keys = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  for (const key of keys) {
    for (const file of ['about.ts', 'theme.ts']) {
      if (!existsSync(join(folder, key, file))) {
        throw new Error(
          `The theme "${key}" has no ${file}. A theme's folder holds about.ts, which says its name and who may use it, and theme.ts, which exports \`theme\`.`,
        )
      }
    }
    if (!/^[a-z]+(_[a-z]+)*$/.test(key)) {
      throw new Error(
        `"${key}" is no key for a theme: write it in small letters, words joined by _.`,
      )
    }
  }
  const aliases = Object.fromEntries(
    keys.map((key) => [key, key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())]),
  )
  return `// Written by scripts/themes.ts from the folders beside it; do not edit.
${keys.map((key) => `import { about as ${aliases[key]} } from './${key}/about.ts'`).join('\n')}
import type { BoardTheme, BoardThemeAbout } from './board-theme.ts'

/** Every theme: what a list shows of it, and how to load the rest, which is a chunk of its own. */
export const boardThemes = {
${keys.map((key) => `  ${key}: {\n    ...${aliases[key]},\n    load: async () => (await import('./${key}/theme.ts')).theme,\n  },`).join('\n')}
} as const satisfies Record<string, BoardThemeAbout & { load: () => Promise<BoardTheme> }>

/** The name of a theme, as it is stored and asked for. */
export type BoardThemeKey = keyof typeof boardThemes
`
}

const folder = fileURLToPath(new URL('../packages/chess-board/src/themes', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(folder, 'themes.generated.ts'), themeList(folder))
}
