import type { Color } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import { Zap } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { OwnPlace } from './OwnPlace.tsx'
import { messages } from './TournamentGame.messages.ts'

export interface TournamentGameFrame {
  /** The tournament's name. */
  readonly name: string
  /** The path of its page. */
  readonly path: string
  /** How the reader stands in it; null for one who does not play in it. */
  readonly place: { readonly place: number; readonly points: number } | null
  /** Opens the tournament, for routers. */
  readonly onTournament: () => void
}

export interface DuringTournamentGameProps extends TournamentGameFrame {
  /** The reader's side; null for a viewer. */
  readonly color: Color | null
  /** Who has given half of the time away; null where the tournament does not have that. */
  readonly berserk: Readonly<Record<Color, boolean>> | null
  /** Gives half of the own time away; null while that is not possible. */
  readonly onBerserk: (() => void) | null
}

/** Beside a game of a tournament that is played: which tournament it is, and going berserk. */
export function DuringTournamentGame(props: DuringTournamentGameProps) {
  const { name, path, place, onTournament, color, berserk, onBerserk } = props
  return (
    <Stack gap={2}>
      <Inline gap={2} justify="between">
        <Link href={path} onPress={onTournament}>
          {name}
        </Link>
        {place && <OwnPlace {...place} />}
      </Inline>
      {onBerserk && (
        <Inline gap={3}>
          <Button type="secondary" size="s" icon={<Zap />} onPress={onBerserk}>
            <FormattedMessage {...messages.berserk} />
          </Button>
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.berserkHint} />
          </Text>
        </Inline>
      )}
      <div role="status">
        {sides.map(
          (side) =>
            berserk?.[side] && (
              <StatusMark key={side} tone="warning">
                <Mark side={side} color={color} />
              </StatusMark>
            ),
        )}
      </div>
    </Stack>
  )
}

const sides = ['w', 'b'] as const

function Mark({ side, color }: { readonly side: Color; readonly color: Color | null }) {
  if (color === null) {
    return <FormattedMessage {...(side === 'w' ? messages.berserkWhite : messages.berserkBlack)} />
  }
  return <FormattedMessage {...(side === color ? messages.berserkOwn : messages.berserkTheirs)} />
}
