import type { BoardAppearanceMachine } from '@kingside/machines/board-appearance'
import { defaultBoardSettings } from '@kingside/machines/board-appearance'
import type { ActorRefFrom } from 'xstate'

/** Gives all boards of the document the chosen look. What is not the page's own look is loaded for it. */
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
    const name = lookName(settings)
    if (name === wanted) return
    wanted = name
    if (name === lookName(defaultBoardSettings)) return wear({})
    const { loadBoardLook } = await import('./page-look.ts')
    const look = await loadBoardLook(settings.boardTheme, settings.piecesTheme)
    if (name === wanted) wear(look)
  }
  // A look that cannot be loaded leaves the one before; the next choice tries again.
  const tryToFollow = () =>
    void follow().catch(() => {
      wanted = ''
    })
  boardAppearance.subscribe(tryToFollow)
  tryToFollow()
}

const lookName = ({ boardTheme, piecesTheme }: typeof defaultBoardSettings): string =>
  `${boardTheme} ${piecesTheme}`
