import type { BoardAppearanceMachine, BoardSize } from '@kingside/machines/board-appearance'
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
    const share = boardShares[settings.boardSize]
    if (share === null) style.removeProperty(boardShare)
    else style.setProperty(boardShare, share)
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

/** What `GameLayout.css.ts` multiplies the board's size by; `start.js` sets it before the first paint. */
const boardShare = '--board-share'
const boardShares = { small: '0.7', medium: '0.85', large: null } as const satisfies Record<
  BoardSize,
  string | null
>

const lookName = ({ boardTheme, piecesTheme }: typeof defaultBoardSettings): string =>
  `${boardTheme} ${piecesTheme}`
