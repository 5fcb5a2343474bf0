import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { GameRemedy } from '@kingside/machines/game-finder'
import type { StartGameButtonView } from '@kingside/machines/start-game-button'
import { FormattedMessage, useIntl } from 'react-intl'
import { startGameMessages } from './start-game.messages.ts'
import { ExitLink } from './ExitLink.tsx'
import { RefusalNotice } from '../../chess/terms/index.ts'
import { viewModelOf } from './start-game-view-model.ts'

export interface StartGameButtonProps {
  readonly view: StartGameButtonView
  /** Does what the button says: searches, cancels the search, tries again, or opens the popup of the step. */
  readonly onPress: () => void
  /** Does what resolves a refusal, unless the button itself does. */
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/** The button that starts a game, or the step that a player needs before a game. */
export function StartGameButton({ view, onPress, onRemedy }: StartGameButtonProps) {
  const { formatMessage } = useIntl()
  const { label, type, does, reason, isLooking, refusal } = viewModelOf(view)

  // One button element for all states, so that it keeps the focus.
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Button
          size="l"
          display="block"
          type={type}
          loading={does === 'wait'}
          {...(does === 'refuse' && reason && { disabledReason: formatMessage(reason) })}
          {...(does === 'press' && { onPress })}
        >
          <FormattedMessage {...label} />
        </Button>
        {does !== 'refuse' && reason && (
          <Text as="p" size="xs" tone="muted" align="center">
            <FormattedMessage {...reason} />
          </Text>
        )}
      </Stack>
      {isLooking && (
        <div role="status">
          <Inline justify="center">
            <StatusMark tone="brand" live>
              <FormattedMessage {...startGameMessages.looking} />
            </StatusMark>
          </Inline>
        </div>
      )}
      {view.status === 'unavailable' && <ExitLink because={view.because} onRemedy={onRemedy} />}
      {refusal && (
        <RefusalNotice refusal={refusal} {...(!isTheButtons(refusal.remedy) && { onRemedy })} />
      )}
    </Stack>
  )
}

/** Remedies that the button itself offers, so that the refusal needs no second button. */
const isTheButtons = (remedy: GameRemedy) => remedy === 'retry' || remedy === 'find-opponent'
