import { HomeLink, LateKeysHelp, ZenButton } from '../../chess/board/index.ts'
import { BoardSettingsButton } from '../../settings/board/index.ts'
import { useIsSignedIn } from '../../account/session/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { latePart } from '../../platform/page/index.ts'
import type { OpponentMenuProps } from './OpponentMenu.tsx'

const Nothing = () => null

const LateOpponentMenu = latePart<OpponentMenuProps>(
  async () => (await import('./OpponentMenu.tsx')).OpponentMenu,
  null,
  Nothing,
)

export interface TableToolsProps {
  /** Whether there is a zen mode: only while the game is played. */
  readonly hasZen: boolean
  /** Whether the key Z turns it on too, and the other keys work. */
  readonly hasKey: boolean
  /** Whether moves can be typed. */
  readonly hasTyped: boolean
  /** The other player of the reader's own game, if it can be reported and blocked. */
  readonly opponent: OpponentMenuProps | null
  readonly onZen: () => void
}

/** The buttons that change the view of the game. */
export function TableTools({ hasZen, hasKey, hasTyped, opponent, onZen }: TableToolsProps) {
  const deps = useDependencies()
  const { popups } = deps.actors
  // Only members report and block.
  const isSignedIn = useIsSignedIn(deps)
  return (
    <>
      <HomeLink />
      <BoardSettingsButton
        onOpen={() => popups.send({ type: 'popup.open', popup: 'chessboard-settings' })}
      />
      <LateKeysHelp isOn={hasKey} hasZen={hasZen} hasTyped={hasTyped} />
      {isSignedIn && opponent && <LateOpponentMenu {...opponent} />}
      {hasZen && <ZenButton hasKey={hasKey} onEnter={onZen} />}
    </>
  )
}
