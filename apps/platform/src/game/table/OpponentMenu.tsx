import { MenuButton } from '@kingside/design-system/MenuButton'
import { Ban, Flag, ShieldAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './OpponentMenu.messages.ts'

export interface OpponentMenuProps {
  readonly opponentUid: string
  readonly gameId: string
}

/** Reports the opponent with this game, or blocks them. */
export function OpponentMenu({ opponentUid, gameId }: OpponentMenuProps) {
  const { formatMessage } = useIntl()
  const { popups } = useDependencies().actors
  return (
    <MenuButton
      label={formatMessage(messages.label)}
      iconOnly
      icon={<ShieldAlert aria-hidden="true" />}
      placement="bottom end"
      items={[
        {
          id: 'report',
          label: formatMessage(messages.report),
          icon: <Flag />,
          onAction: () =>
            popups.send({
              type: 'popup.open',
              popup: 'report',
              params: { player: opponentUid, game: gameId },
            }),
        },
        {
          id: 'block',
          label: formatMessage(messages.block),
          icon: <Ban />,
          onAction: () =>
            popups.send({ type: 'popup.open', popup: 'block', params: { player: opponentUid } }),
        },
      ]}
    />
  )
}
