import { Avatar, Stack, StatusMark, Surface, Text } from '@kingside/design-system'
import type { GameFinderView } from '@kingside/machines/game-finder'
import { FormattedMessage } from 'react-intl'
import { startGameMessages } from './start-game.messages.ts'
import { GameTerms, type TimeControlName } from '../../chess/terms/index.ts'
import { clockText } from './clock-text.ts'
import { ElapsedTime } from './ElapsedTime.tsx'
import { messages } from './GameFinder.messages.ts'

/** What is shown from the press of the button to the game. */
export type SearchView = Exclude<GameFinderView, { readonly status: 'choosing' | 'refused' }>

export interface SearchProgressProps {
  readonly view: SearchView
  readonly timeControls: readonly TimeControlName[]
  /** Now in milliseconds, on the clock that the search was started with. */
  readonly now: () => number
}

/** How the search stands: what is going on, for how long, what is searched, and what comes if nobody is found. */
export function SearchProgress({ view, timeControls, now }: SearchProgressProps) {
  const { settings, limits } = view
  const { tone, message } = statusOf(view)
  return (
    <Surface tone="sunken" padding={5}>
      <Stack gap={3} align="start">
        <div role="status">
          <StatusMark tone={tone} live={tone === 'brand'} size="m">
            <FormattedMessage {...message} />
          </StatusMark>
        </div>
        <Figure view={view} now={now} />
        <GameTerms
          {...settings}
          mode={isAgainstBot(view) ? 'unrated' : settings.mode}
          timeControls={timeControls}
          limits={limits}
        />
        <Text as="div" size="s" tone="muted">
          <Outlook view={view} />
        </Text>
      </Stack>
    </Surface>
  )
}

/** Games against bots are unrated, whatever was searched. */
const isAgainstBot = (view: SearchView) => view.status === 'found' && view.isBot

/** What stands in the middle: the time of the search, or who was found. */
function Figure({ view, now }: Pick<SearchProgressProps, 'view' | 'now'>) {
  switch (view.status) {
    case 'requesting':
      return (
        <span aria-hidden="true">
          <Text size="xl" weight="semibold" tone="muted" tabular>
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

/** What comes next. When the bot takes over is not said. */
function Outlook({ view }: Pick<SearchProgressProps, 'view'>) {
  const { mode } = view.settings
  switch (view.status) {
    case 'searching':
      return view.botAt === null ? (
        <FormattedMessage {...messages.noBot} />
      ) : (
        <FormattedMessage
          {...(view.connection === 'lost' ? messages.botOnceConnected : messages.botIn)}
          values={{ mode }}
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
      return connections[view.connection]
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
