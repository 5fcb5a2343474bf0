import type { GameEnd } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { GameOutcome } from '@kingside/machines'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'
import { reasonWord } from './reason-word.ts'

export interface GameResultProps {
  readonly outcome: GameOutcome
  readonly end: GameEnd
  /** The link to the analysis. */
  readonly analysis?: ReactNode
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** The result, its reason, and what to do next. */
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
        {/* Small, so that the buttons fit one row in most languages: on a low screen the moves need the height. */}
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
