import type { GameEnd } from '@kingside/chess-game'
import { Button, Heading, Inline, Stack, Surface, Text } from '@kingside/design-system'
import type { GameOutcome } from '@kingside/machines'
import { FormattedMessage } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'
import { reasonWord } from './reason-word.ts'

export interface GameResultProps {
  readonly outcome: GameOutcome
  readonly end: GameEnd
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** The result, the reason for it, and what to do next. */
export function GameResult({ outcome, end, onRematch, onNewGame }: GameResultProps) {
  return (
    <Surface tone="brand">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>
            <FormattedMessage {...messages.outcome} values={{ outcome }} />
          </Heading>
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.reason} values={{ reason: reasonWord(end) }} />
          </Text>
        </Stack>
        <Inline gap={2}>
          <Button onPress={onRematch}>
            <FormattedMessage {...messages.rematch} />
          </Button>
          <Button type="secondary" onPress={onNewGame}>
            <FormattedMessage {...messages.newGame} />
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
