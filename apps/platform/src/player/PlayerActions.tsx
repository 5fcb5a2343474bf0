import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Pencil, Swords } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './player.messages.ts'
import type { Player } from './player.types.ts'

export interface PlayerActionsProps {
  readonly player: Player
  readonly isOwn: boolean
  /** What else the reader can do with another member: stands after the main button. */
  readonly more?: ReactNode
  readonly onChallenge: () => void
  /** Opens the form with the reader's own details, for routers. */
  readonly onEdit: () => void
  /** Opens the start of a game against the computer, for routers. */
  readonly onPlayBot: () => void
}

/** What the reader can do on a player's page, the main thing first. */
export function PlayerActions({ player, isOwn, more, ...on }: PlayerActionsProps) {
  return (
    <Inline gap={2}>
      <MainAction kind={player.kind} isOwn={isOwn} {...on} />
      {!isOwn && more}
    </Inline>
  )
}

interface MainActionProps extends Pick<
  PlayerActionsProps,
  'isOwn' | 'onChallenge' | 'onEdit' | 'onPlayBot'
> {
  readonly kind: Player['kind']
}

function MainAction({ kind, isOwn, onChallenge, onEdit, onPlayBot }: MainActionProps) {
  if (isOwn) {
    return (
      <LinkButton href="/profile" type="secondary" icon={<Pencil />} onPress={onEdit}>
        <FormattedMessage {...messages.edit} />
      </LinkButton>
    )
  }
  if (kind === 'bot') {
    return (
      <LinkButton href="/computer" icon={<Swords />} onPress={onPlayBot}>
        <FormattedMessage {...messages.playBot} />
      </LinkButton>
    )
  }
  return (
    <Button icon={<Swords />} onPress={onChallenge}>
      <FormattedMessage {...messages.challenge} />
    </Button>
  )
}
