import { useSelector } from '@xstate/react'
import { useDependencies } from '../../dependencies.ts'
import { BoardSizeHandle } from './BoardSizeHandle.view.tsx'
import { showBoardSize } from './follow-look.ts'

/** The handle by which the board's size is chosen; it is kept as a setting of the board. */
export function BoardSize() {
  const { boardAppearance } = useDependencies().actors
  const { boardSize, shortcutKeys } = useSelector(
    boardAppearance,
    ({ context }) => context.settings,
  )
  return (
    <BoardSizeHandle
      percent={boardSize}
      hasKeys={shortcutKeys}
      onPreview={showBoardSize}
      onChoose={(value) => {
        showBoardSize(value)
        boardAppearance.send({ type: 'setting.choose', choice: { name: 'boardSize', value } })
      }}
    />
  )
}
