import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { GameFinderView, GameRemedy } from '@kingside/machines/game-finder'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { stepRemedies } from './start-game.messages.ts'
import {
  viewModelOf,
  type FinderPress,
  type FinderViewModel,
  refusalOf,
} from './finder-view-model.ts'
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

/** The choice of a game, and the progress of the search for an opponent. */
export function GameFinder(props: GameFinderProps) {
  const { view, timeControls, onDismiss, onRemedy, onSearch, onCancel } = props
  const { formatMessage } = useIntl()
  const refusal = refusalOf(view)
  const model = viewModelOf(view)
  const press = pressOf(props)
  const resolve = (remedy: Exclude<GameRemedy, 'none'>) => {
    if (remedy === 'retry' && view.status === 'refused') onSearch()
    else if (remedy === 'retry') onCancel()
    else if (remedy === 'choose-another' || remedy === 'find-opponent') onDismiss()
    else onRemedy(remedy)
  }
  return (
    <Surface padding={4}>
      <KeepFocus of={`${view.status} ${timeControls.status}`} label={formatMessage(messages.title)}>
        <Stack gap={4}>
          <Heading level={2} size="m">
            <FormattedMessage {...messages.title} />
          </Heading>
          {refusal && <RefusalNotice refusal={refusal} onRemedy={resolve} />}
          {view.status === 'choosing' || view.status === 'refused' ? (
            <>
              <GameChoice {...props} model={model} onPress={press} />
              {props.notice}
            </>
          ) : (
            <RunningSearch {...props} view={view} model={model} onPress={press} />
          )}
        </Stack>
      </KeepFocus>
    </Surface>
  )
}

interface RunningSearchProps extends GameFinderProps {
  readonly view: Exclude<GameFinderView, { readonly status: 'choosing' | 'refused' }>
  readonly model: FinderViewModel
  readonly onPress: (does: FinderPress) => void
}

function RunningSearch({ view, model, timeControls, onPress, ...props }: RunningSearchProps) {
  const { label, type, does } = model
  return (
    <>
      <SearchProgress
        view={view}
        now={props.now}
        onBotAccept={props.onBotAccept}
        onBotDecline={props.onBotDecline}
        timeControls={timeControls.status === 'ready' ? timeControls.options : []}
      />
      {props.notice}
      <Stack gap={2}>
        <Button
          size="l"
          display="block"
          type={type}
          loading={does === 'wait'}
          onPress={() => onPress(does)}
        >
          <FormattedMessage {...label} />
        </Button>
        {view.status === 'found' && (
          <Button type="ghost" display="block" onPress={props.onReset}>
            <FormattedMessage {...messages.newSearch} />
          </Button>
        )}
      </Stack>
    </>
  )
}

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
