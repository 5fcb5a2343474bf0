import { Inline } from '@kingside/design-system/Inline'
import { Spinner } from '@kingside/design-system/Spinner'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { GameView } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import { messages, prePlayMessages } from './Game.messages.ts'
import { LeftTime } from './LeftTime.tsx'
import { lazyPart } from '../../platform/page/index.ts'

// Loaded later, because most games begin at once.
export const LateScheduledGame = lazyPart(
  async () => (await import('./ScheduledGame.tsx')).ScheduledGame,
)

export type WaitingView = Extract<
  GameView,
  { readonly status: 'pre-play' | 'scheduled' | 'connecting' }
>

export interface GameWaitProps {
  readonly view: WaitingView
  readonly now: () => number
  readonly onAbort: () => void
}

/** Why the first move of a game can't be made yet. */
export function GameWait({ view, now, onAbort }: GameWaitProps) {
  switch (view.status) {
    case 'pre-play':
      return <PrePlay view={view} />
    case 'scheduled':
      return <LateScheduledGame view={view} now={now} onCancel={onAbort} />
    case 'connecting':
      return <Connecting view={view} now={now} onAbort={onAbort} />
    default:
      return view satisfies never
  }
}

interface WaitOf<Status extends WaitingView['status']> extends Omit<GameWaitProps, 'view'> {
  readonly view: Extract<WaitingView, { readonly status: Status }>
}

function PrePlay({ view }: Pick<WaitOf<'pre-play'>, 'view'>) {
  const { formatMessage } = useIntl()
  const message = formatMessage(prePlayMessages[stepOf(view.clientStatus)])
  return (
    <Surface>
      <Inline gap={3} wrap={false}>
        <Spinner label={message} />
        <Text as="p">
          <span aria-hidden="true">{message}</span>
        </Text>
      </Inline>
    </Surface>
  )
}

function Connecting({ view: { countdown, abort, color }, now, onAbort }: WaitOf<'connecting'>) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.connectingTo)
  return (
    <Surface>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="p" weight="semibold">
            {label}
          </Text>
          {countdown && <LeftTime countdown={countdown} label={label} now={now} size="xl" />}
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.connectingHint} />
          </Text>
        </Stack>
        {color !== null && abort && (
          <ActionButton view={abort} onPress={onAbort}>
            <FormattedMessage {...messages.abort} />
          </ActionButton>
        )}
      </Stack>
    </Surface>
  )
}

/** The state of the game before its first position. */
function stepOf(clientStatus: GameView['clientStatus']): keyof typeof prePlayMessages {
  switch (clientStatus) {
    case 'none':
    case 'creating':
    case 'initializing':
      return clientStatus
    default:
      return 'subscribed'
  }
}
