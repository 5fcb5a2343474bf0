import { Button, Heading, Stack, Surface, Text } from '@kingside/design-system'
import type { GameFinderView, GameRemedy } from '@kingside/machines/game-finder'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { stepRemedies } from './start-game.messages.ts'
import { ExitLink } from './ExitLink.tsx'
import { RefusalNotice } from '../../chess/terms/index.ts'
import { faceOf, type FinderPress, refusalOf } from './finder-view-model.ts'
import { GameChoice, type GameChoiceProps } from './GameChoice.tsx'
import { messages } from './GameFinder.messages.ts'
import { SearchProgress } from './SearchProgress.tsx'

export interface GameFinderProps extends Omit<GameChoiceProps, 'view'> {
  readonly view: GameFinderView
  /** Now in milliseconds, on the clock that the search was started with. */
  readonly now: () => number
  readonly onSearch: () => void
  readonly onCancel: () => void
  /** The refusal was read; the choice is open again. */
  readonly onDismiss: () => void
  /** Does what stands between the player and a game, or what a refusal asks for. */
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
  /** Opens the game that was found; the page does so by itself as well. */
  readonly onOpenGame: () => void
  /** Leads from the game that was found back to the choice. */
  readonly onReset: () => void
}

/** Where a game is chosen and an opponent searched. */
export function GameFinder(props: GameFinderProps) {
  const { view, timeControls, now, onReset, onDismiss, onRemedy } = props
  const { formatMessage } = useIntl()
  const { label, type, does, reason, because } = faceOf(view)
  const refusal = refusalOf(view)
  const press = pressOf(props)

  // The button keeps its place in the tree through all states, so that it keeps the focus.
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

/** Remedies that the panel's button itself is, so that no second one is needed for them. */
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
