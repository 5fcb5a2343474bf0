import type { BotLevel } from '@kingside/api/facts'
import { Avatar } from '@kingside/design-system/Avatar'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { type GameFinderView, ownLimitsOf } from '@kingside/machines/game-finder'
import { FormattedMessage } from 'react-intl'
import { startGameMessages } from './start-game.messages.ts'
import { GameTerms, type TimeControlName } from '../../chess/terms/index.ts'
import { WaitTime } from '../../platform/page/index.ts'
import { clockText } from './clock-text.ts'
import { ElapsedTime } from './ElapsedTime.tsx'
import { BotOffer } from './BotOffer.tsx'
import { messages } from './SearchProgress.messages.ts'

/** The views from the start of a search to its game. */
export type SearchView = Exclude<GameFinderView, { readonly status: 'choosing' | 'refused' }>

export interface SearchProgressProps {
  readonly view: SearchView
  readonly timeControls: readonly TimeControlName[]
  /** The time in milliseconds, on the clock with which the search was started. */
  readonly now: () => number
  /** Plays a bot, unrated, instead of waiting for a person; null is one near the player's rating. */
  readonly onBotAccept: (level: BotLevel | null) => void
  /** Keeps looking for people. */
  readonly onBotDecline: () => void
}

/** The progress of a search: its state, its time, its settings, and what happens if nobody is found. */
export function SearchProgress(props: SearchProgressProps) {
  const { view, timeControls, now } = props
  const { mode, timeControl, color } = view.settings
  const limits = ownLimitsOf(view.settings)
  const { tone, message } = statusOf(view)
  return (
    <Surface tone="sunken" padding={4}>
      <Stack gap={3}>
        <Inline justify="between" gap={3}>
          <div role="status">
            <StatusMark tone={tone} live={tone === 'brand'} size="m">
              <FormattedMessage {...message} />
            </StatusMark>
          </div>
          <Figure view={view} now={now} />
        </Inline>
        <GameTerms
          timeControl={timeControl}
          color={color}
          mode={isAgainstBot(view) ? 'unrated' : mode}
          timeControls={timeControls}
          {...(limits && { limits })}
        />
        <Text as="div" size="s" tone="muted">
          <Outlook view={view} now={now} />
        </Text>
        {view.status === 'searching' && view.bot !== null && (
          <BotOffer bot={view.bot} onAccept={props.onBotAccept} onDecline={props.onBotDecline} />
        )}
      </Stack>
    </Surface>
  )
}

/** Games against bots are unrated, whatever the search's mode. */
const isAgainstBot = (view: SearchView) => view.status === 'found' && view.isBot

/** The large figure: the time of the search, or the found opponent. */
function Figure({ view, now }: Pick<SearchProgressProps, 'view' | 'now'>) {
  switch (view.status) {
    case 'requesting':
      return (
        <span aria-hidden="true">
          <Text size="l" weight="semibold" tone="muted" tabular>
            {clockText(0)}
          </Text>
        </span>
      )
    case 'searching':
      return <ElapsedTime key={view.startedAt} since={view.startedAt} now={now} />
    case 'calling-bot':
      return <Avatar kind="bot" name="" size="l" nameBeside />
    case 'found':
      return <Avatar kind={view.isBot ? 'bot' : 'anonymous'} name="" size="l" nameBeside />
    case 'cancelling':
      return null
    default:
      return view satisfies never
  }
}

/** What happens next, and when. */
function Outlook({ view, now }: Pick<SearchProgressProps, 'view' | 'now'>) {
  const { mode } = view.settings
  switch (view.status) {
    case 'searching':
      if (view.bot === 'offered') return <FormattedMessage {...messages.botOffer} />
      if (view.botAt === null || view.bot === 'possible') {
        return <FormattedMessage {...messages.noBot} />
      }
      return view.connection === 'lost' ? (
        <FormattedMessage {...messages.botOnceConnected} values={{ mode }} />
      ) : (
        <FormattedMessage
          {...messages.botIn}
          values={{ mode, time: <WaitTime until={view.botAt} now={now} /> }}
        />
      )
    case 'calling-bot':
      return <FormattedMessage {...messages.callingBotHint} />
    case 'found':
      return view.isBot ? (
        <FormattedMessage {...messages.foundBotHint} values={{ mode }} />
      ) : (
        <FormattedMessage {...messages.foundHint} />
      )
    case 'requesting':
    case 'cancelling':
      return null
    default:
      return view satisfies never
  }
}

function statusOf(view: SearchView) {
  switch (view.status) {
    case 'requesting':
      return { tone: 'neutral', message: messages.starting } as const
    case 'searching':
      return view.bot === 'offered'
        ? ({ tone: 'neutral', message: messages.callingBot } as const)
        : connections[view.connection]
    case 'calling-bot':
      return { tone: 'brand', message: messages.callingBot } as const
    case 'cancelling':
      return { tone: 'neutral', message: messages.cancelling } as const
    case 'found':
      return {
        tone: 'success',
        message: view.isBot ? messages.foundBot : messages.found,
      } as const
    default:
      return view satisfies never
  }
}

const connections = {
  connected: { tone: 'brand', message: startGameMessages.looking },
  lost: { tone: 'warning', message: messages.lost },
  checking: { tone: 'neutral', message: messages.checking },
} as const satisfies Record<
  Extract<GameFinderView, { readonly status: 'searching' }>['connection'],
  unknown
>
