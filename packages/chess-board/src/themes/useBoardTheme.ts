import { useEffect, useState } from 'react'
import type { PieceDrawings } from '../pieces/piece-drawing.ts'
import type { BoardTheme } from './board-theme.ts'
import { loadBoardTheme } from './offered-themes.ts'
import { boardThemeStyle } from './theme-style.ts'

/** Bundlers replace the mode by a text, and drop what is only for developing. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Loads a theme and gives it as a style for an element round the boards. Until it is there, and in
 * production for a name that is none, the theme before it stays; at first that is the page's own.
 * @param drawings a piece set in place of the theme's pieces.
 * @throws BoardError `unknown-theme` on render, while developing.
 * @example <div style={useBoardTheme('marble', pieceSets.music)}><GameBoard /></div>
 */
export function useBoardTheme(
  name: string,
  drawings?: PieceDrawings,
): Readonly<Record<`--${string}`, string>> | undefined {
  const [theme, setTheme] = useState<BoardTheme>()
  const [mistake, setMistake] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      try {
        const loaded = await loadBoardTheme(name)
        if (isCurrent) setTheme(loaded)
      } catch (error) {
        if (isCurrent) setMistake(error)
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [name])
  if (mistake !== undefined && process.env.NODE_ENV !== 'production') throw mistake
  if (!theme) return undefined
  return boardThemeStyle(drawings ? { ...theme, drawings } : theme)
}
