import { selectBoardAppearanceView } from '@kingside/machines/board-appearance'
import { useSelector } from '@xstate/react'
import { useDependencies } from '../../dependencies.ts'
import { BoardAppearance } from './BoardAppearance.view.tsx'

/** The popup for the look and the input of all boards. */
export function ChessboardSettingsPopup() {
  const { boardAppearance, popups } = useDependencies().actors
  const view = useSelector(boardAppearance, selectBoardAppearanceView)
  return (
    <BoardAppearance
      view={view}
      onChoose={(choice) => boardAppearance.send({ type: 'setting.choose', choice })}
      onUpgrade={() =>
        popups.send({ type: 'popup.open', popup: 'upgrade-to-pro', params: { paywall: 'theme' } })
      }
    />
  )
}
