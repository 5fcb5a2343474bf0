import type { BoardAppearanceMachine } from '@kingside/machines/board-appearance'
import { defaultBoardSettings } from '@kingside/machines/board-appearance'
import type { ActorRefFrom } from 'xstate'

/** Applies the chosen look to all boards of the document. A look other than the default is loaded first. */
export function dressBoards(boardAppearance: ActorRefFrom<BoardAppearanceMachine>): void {
  const { style } = document.documentElement
  let wanted = lookName(defaultBoardSettings)
  let worn: readonly string[] = []

  const wear = (look: Readonly<Record<string, string>>) => {
    for (const name of worn) style.removeProperty(name)
    for (const [name, value] of Object.entries(look)) style.setProperty(name, value)
    worn = Object.keys(look)
  }
  const follow = async () => {
    const { settings } = boardAppearance.getSnapshot().context
    showBoardSize(settings.boardSize)
    const name = lookName(settings)
    if (name === wanted) return
    wanted = name
    if (name === lookName(defaultBoardSettings)) return wear({})
    const { loadBoardLook } = await import('./page-look.ts')
    const look = await loadBoardLook(settings.boardTheme, settings.piecesTheme)
    if (name === wanted) wear(look)
  }
  // If a look can't be loaded, the previous one stays; the next choice tries again.
  const tryToFollow = () =>
    void follow().catch(() => {
      wanted = ''
    })
  boardAppearance.subscribe(tryToFollow)
  tryToFollow()
}

/**
 * Gives the boards of games their size: `GameLayout.css.ts` multiplies by it, `start.js` sets it before the first paint.
 * @param percent how much of the room they take
 */
export function showBoardSize(percent: number): void {
  const { style } = document.documentElement
  if (percent === 100) style.removeProperty('--board-share')
  else style.setProperty('--board-share', `${percent / 100}`)
}

const lookName = ({ boardTheme, piecesTheme }: typeof defaultBoardSettings): string =>
  `${boardTheme} ${piecesTheme}`
