import { Button } from '@kingside/design-system/Button'
import { Countdown } from '@kingside/design-system/Countdown'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { GameBar as Bar } from '@kingside/machines/tournament-phase'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClockTexts } from './PhaseClock.tsx'
import { barMessages, messages } from './TournamentPhase.messages.ts'

export interface GameBarProps {
  readonly bar: Bar
  readonly boardId: string | null
  /** When the game starts; null when unknown. */
  readonly endsAt: number | null
  readonly now: () => number
  /** Whether there is little room. @default false */
  readonly isCompact?: boolean
  /** Opens the board. */
  readonly onGame: (boardId: string) => void
  /** Ends the player’s break. */
  readonly onFindOpponent: () => void
}

/** The next action of a player, with its button. */
export function GameBar(props: GameBarProps) {
  return (
    <Surface tone={calls.has(props.bar) ? 'brand' : 'sunken'} padding={props.isCompact ? 2 : 4}>
      <Inline gap={3} justify="between">
        <div role="status">
          <Text weight="semibold">
            <FormattedMessage {...barMessages[props.bar]} />
          </Text>
        </div>
        <Way {...props} />
      </Inline>
    </Surface>
  )
}

/** The bars that need a press. */
const calls: ReadonlySet<Bar> = new Set([
  'go_to_game',
  'proceed_to_next_game',
  'find_next_opponent',
])

/** The button or the clock at the end of the bar. */
function Way({ bar, boardId, endsAt, now, onGame, onFindOpponent }: GameBarProps): ReactNode {
  const { formatMessage } = useIntl()
  const texts = useClockTexts()
  switch (bar) {
    case 'until_game_start':
      return (
        endsAt !== null && (
          <div>
            <Countdown
              label={formatMessage(barMessages.until_game_start)}
              size="l"
              to={endsAt}
              now={now}
              texts={texts}
            />
          </div>
        )
      )
    case 'go_to_game':
      return <GameLink boardId={boardId} message={messages.goToGame} onGame={onGame} />
    case 'proceed_to_next_game':
      return <GameLink boardId={boardId} message={messages.proceed} onGame={onGame} />
    case 'find_next_opponent':
      return (
        <Button onPress={onFindOpponent}>
          <FormattedMessage {...messages.findNext} />
        </Button>
      )
    case 'waiting_for_next_opponent':
    case 'waiting_for_round_end':
    case 'bye':
      return null
    default:
      return bar satisfies never
  }
}

export interface GameLinkProps extends Pick<GameBarProps, 'boardId' | 'onGame'> {
  readonly message: (typeof messages)['goToGame' | 'proceed']
}

/** The link to the player's board. */
export function GameLink({ boardId, message, onGame }: GameLinkProps) {
  if (boardId === null) return null
  return (
    <LinkButton href={`/game/${encodeURIComponent(boardId)}`} onPress={() => onGame(boardId)}>
      <FormattedMessage {...message} />
    </LinkButton>
  )
}
