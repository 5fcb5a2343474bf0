import type { GameEnd } from '@kingside/chess-game'
import { Button, Heading, Inline, Stack, Surface, Text } from '@kingside/design-system'
import type { GameOutcome } from '@kingside/machines'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'
import { reasonWord } from './reason-word.ts'

export interface GameResultProps {
  readonly outcome: GameOutcome
  readonly end: GameEnd
  /** The way to the analysis. */
  readonly analysis?: ReactNode
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** The result, the reason for it, and what to do next. */
export function GameResult({ outcome, end, analysis, onRematch, onNewGame }: GameResultProps) {
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
        {/* Small, so that in most languages one line has them all: where the board is low, the moves need the rest. */}
        <Inline gap={2}>
          <Button size="s" onPress={onRematch}>
            <FormattedMessage {...messages.rematch} />
          </Button>
          <Button size="s" type="secondary" onPress={onNewGame}>
            <FormattedMessage {...messages.newGame} />
          </Button>
          {analysis}
        </Inline>
      </Stack>
    </Surface>
  )
}
