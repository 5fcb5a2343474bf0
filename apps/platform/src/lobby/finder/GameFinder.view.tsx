import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { GameFinderView, GameRemedy } from '@kingside/machines/game-finder'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { stepRemedies } from './start-game.messages.ts'
import { ExitLink } from './ExitLink.tsx'
import { viewModelOf, type FinderPress, refusalOf } from './finder-view-model.ts'
import { GameChoice, type GameChoiceProps } from './GameChoice.tsx'
import { messages } from './GameFinder.messages.ts'
import { RefusalNotice } from './LateRefusalNotice.tsx'
import type { SearchProgressProps } from './SearchProgress.tsx'
import { SearchProgress } from './LateSearchProgress.tsx'

export interface GameFinderProps extends Omit<GameChoiceProps, 'view'> {
  readonly view: GameFinderView
  /** What else there is to say of the choice, above the button. */
  readonly notice?: ReactNode
  /** The time in milliseconds, on the clock with which the search was started. */
  readonly now: () => number
  readonly onSearch: () => void
  readonly onCancel: () => void
  /** Plays a bot, unrated, instead of waiting for a person. */
  readonly onBotAccept: SearchProgressProps['onBotAccept']
  /** Keeps looking for people. */
  readonly onBotDecline: () => void
  /** Closes the refusal, so that the settings can be changed. */
  readonly onDismiss: () => void
  /** Opens the step that a player needs before a game, or what resolves a refusal. */
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
  /** Opens the found game; the page also does so by itself. */
  readonly onOpenGame: () => void
  /** Goes back from the found game to the settings. */
  readonly onReset: () => void
}

/** The settings of a search, and its progress. */
export function GameFinder(props: GameFinderProps) {
  const { view, timeControls, now, onReset, onDismiss, onRemedy, onBotAccept, onBotDecline } = props
  const { formatMessage } = useIntl()
  const { label, type, does, reason, because } = viewModelOf(view)
  const refusal = refusalOf(view)
  const press = pressOf(props)

  // One button element for all states, so that it keeps the focus.
  return (
    <Surface padding={5}>
      <KeepFocus of={`${view.status} ${timeControls.status}`} label={formatMessage(messages.title)}>
        <Stack gap={5}>
          <Heading level={2}>
            <FormattedMessage {...messages.title} />
          </Heading>
          {view.status === 'choosing' || view.status === 'refused' ? (
            <GameChoice {...props} />
          ) : (
            <SearchProgress
              view={view}
              now={now}
              onBotAccept={onBotAccept}
              onBotDecline={onBotDecline}
              timeControls={timeControls.status === 'ready' ? timeControls.options : []}
            />
          )}
          {refusal && (
            <RefusalNotice
              refusal={refusal}
              {...(!isTheButtons(refusal.remedy) && {
                onRemedy: (remedy) =>
                  remedy === 'choose-another' ? onDismiss() : onRemedy(remedy),
              })}
            />
          )}
          {props.notice}
          <Stack gap={2}>
            <Button
              size="l"
              display="block"
              type={type}
              loading={does === 'wait'}
              {...(does === 'refuse' && reason && { disabledReason: formatMessage(reason) })}
              onPress={() => press(does)}
            >
              <FormattedMessage {...label} />
            </Button>
            {does !== 'refuse' && reason && (
              <Text as="p" size="xs" tone="muted" align="center">
                <FormattedMessage {...reason} />
              </Text>
            )}
            {because && <ExitLink because={because} onRemedy={onRemedy} />}
            {view.status === 'found' && (
              <Button type="ghost" display="block" onPress={onReset}>
                <FormattedMessage {...messages.newSearch} />
              </Button>
            )}
          </Stack>
        </Stack>
      </KeepFocus>
    </Surface>
  )
}

/** Remedies that the panel's own button offers, so that the refusal needs no second button. */
const isTheButtons = (remedy: GameRemedy) => remedy === 'retry' || remedy === 'find-opponent'

const pressOf =
  ({ onSearch, onCancel, onOpenGame, onRemedy }: GameFinderProps) =>
  (does: FinderPress) => {
    switch (does) {
      case 'find-opponent':
        return onSearch()
      case 'create-account':
      case 'upgrade-now':
      case 'fill-form':
        return onRemedy(stepRemedies[does])
      case 'cancel':
        return onCancel()
      case 'open-game':
        return onOpenGame()
      case 'wait':
      case 'refuse':
        return undefined
      default:
        return does satisfies never
    }
  }
