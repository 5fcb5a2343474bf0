import { Button, Inline, Stack, StatusMark, Text } from '@kingside/design-system'
import type { GameRemedy } from '@kingside/machines/game-finder'
import type { StartGameButtonView } from '@kingside/machines/start-game-button'
import { FormattedMessage, useIntl } from 'react-intl'
import { startGameMessages } from './start-game.messages.ts'
import { ExitLink } from './ExitLink.tsx'
import { RefusalNotice } from '../../chess/terms/index.ts'
import { faceOf } from './start-game-view-model.ts'

export interface StartGameButtonProps {
  readonly view: StartGameButtonView
  /** Does what the button says: searches, cancels the search, tries again, or opens the popup of the step. */
  readonly onPress: () => void
  /** Does what a refusal asks for, where that is something else than the button itself does. */
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/** The one button that starts a game, or does what stands between the player and a game. */
export function StartGameButton({ view, onPress, onRemedy }: StartGameButtonProps) {
  const { formatMessage } = useIntl()
  const { label, type, does, reason, isLooking, refusal } = faceOf(view)

  // The button keeps its place in the tree through all states, so that it keeps the focus.
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

/** Remedies that the button itself is, so that no second one is needed for them. */
const isTheButtons = (remedy: GameRemedy) => remedy === 'retry' || remedy === 'find-opponent'
