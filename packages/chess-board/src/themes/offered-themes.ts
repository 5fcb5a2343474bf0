import { BoardError } from '../headless/board-error.ts'
import type { BoardTheme, BoardThemeAbout } from './board-theme.ts'
import { boardThemes, type BoardThemeKey } from './themes.generated.ts'

const isKey = (text: string): text is BoardThemeKey => Object.hasOwn(boardThemes, text)

const about = (key: BoardThemeKey): BoardThemeAbout => boardThemes[key]

/**
 * The themes to show in a list: those without a country and those of the user's country. Paid themes are included; the
 * subscription decides whether they can be selected.
 * @param countryId the user's country by its numeric id; undefined when unknown.
 */
export const offeredThemes = (countryId?: number): readonly BoardThemeKey[] =>
  Object.keys(boardThemes)
    .filter(isKey)
    .filter((key) => {
      const { isInternal = false, countryId: only } = about(key)
      return !isInternal && (only === undefined || only === countryId)
    })

/**
 * The key of a stored or typed theme name; `lemon-tree` is `lemon_tree` too. Undefined for any other name, so that the
 * caller can keep its present theme.
 */
export function boardThemeKey(name: string): BoardThemeKey | undefined {
  const key = name.replaceAll('-', '_')
  return isKey(key) ? key : undefined
}

/**
 * Loads a theme by its name; `lemon-tree` is `lemon_tree` too.
 * @throws {BoardError} `unknown-theme`
 */
export async function loadBoardTheme(name: string): Promise<BoardTheme> {
  const key = boardThemeKey(name)
  if (key) return boardThemes[key].load()
  throw new BoardError(
    'unknown-theme',
    `There is no board theme "${name}". The themes are ${Object.keys(boardThemes).join(', ')}. For a name from storage or an address ask boardThemeKey() first, which is undefined for a name that is none.`,
  )
}
