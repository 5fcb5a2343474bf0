import { HomeLink, LateKeysHelp, ZenButton } from '../../chess/board/index.ts'
import { BoardSettingsButton } from '../../settings/board/index.ts'
import { useDependencies } from '../../dependencies.ts'

export interface TableToolsProps {
  /** Whether there is a zen mode: only while the game is played. */
  readonly hasZen: boolean
  /** Whether the key Z turns it on too, and the other keys work. */
  readonly hasKey: boolean
  /** Whether moves can be typed. */
  readonly hasTyped: boolean
  readonly onZen: () => void
}

/** The buttons that change the view of the game. */
export function TableTools({ hasZen, hasKey, hasTyped, onZen }: TableToolsProps) {
  const { popups } = useDependencies().actors
  return (
    <>
      <HomeLink />
      <BoardSettingsButton
        onOpen={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
      />
      <LateKeysHelp isOn={hasKey} hasZen={hasZen} hasTyped={hasTyped} />
      {hasZen && <ZenButton hasKey={hasKey} onEnter={onZen} />}
    </>
  )
}
