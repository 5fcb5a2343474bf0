import { useEffect, useState } from 'react'
import type { PieceDrawings } from '../pieces/piece-drawing.ts'
import type { BoardTheme } from './board-theme.ts'
import { loadBoardTheme } from './offered-themes.ts'
import { boardThemeStyle } from './theme-style.ts'

/** Bundlers replace `NODE_ENV` by a text and remove code for development only. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Loads a theme and returns it as a style for an element around the boards. While it loads, and in production for an
 * unknown name, the previous theme stays; at first that is the page's own.
 * @param drawings a piece set in place of the theme's pieces.
 * @throws BoardError `unknown-theme` on render, in development.
 * @example <div style={useBoardTheme('marble', pieceSets.music)}><GameBoard /></div>
 */
export function useBoardTheme(
  name: string,
  drawings?: PieceDrawings,
): Readonly<Record<`--${string}`, string>> | undefined {
  const [theme, setTheme] = useState<BoardTheme>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      try {
        const loaded = await loadBoardTheme(name)
        if (isCurrent) setTheme(loaded)
      } catch (error) {
        if (isCurrent) setError(error)
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [name])
  if (error !== undefined && process.env.NODE_ENV !== 'production') throw error
  if (!theme) return undefined
  return boardThemeStyle(drawings ? { ...theme, drawings } : theme)
}
