import { LateKeysHelp, ZenButton } from '../../chess/board/index.ts'
import { BoardSettingsButton } from '../../settings/board/index.ts'
import { useDependencies } from '../../dependencies.ts'

export interface TableToolsProps {
  /** Whether there is a zen mode: only while the game is played. */
  readonly hasZen: boolean
  /** Whether the key Z turns it on too. */
  readonly hasKey: boolean
  readonly onZen: () => void
}

/** The buttons that change the view of the game. */
export function TableTools({ hasZen, hasKey, onZen }: TableToolsProps) {
  const { popups } = useDependencies().actors
  return (
    <>
      <BoardSettingsButton
        onOpen={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
      />
      <LateKeysHelp isOn={hasKey} has={hasZen ? playing : watching} />
      {hasZen && <ZenButton hasKey={hasKey} onEnter={onZen} />}
    </>
  )
}

const watching = ['moves', 'ends'] as const
const playing = [...watching, 'zen', 'typed'] as const
