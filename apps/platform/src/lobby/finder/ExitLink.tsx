import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { type GameRefusalCode, gameRemedies, type GameRemedy } from '@kingside/machines/game-finder'
import { FormattedMessage } from 'react-intl'
import { remedyMessages } from '../../chess/terms/index.ts'

export interface WayOutProps {
  /** Why no game can be started. */
  readonly because: GameRefusalCode
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/** Below a button that can't start a game: a link to what resolves the reason, where something does. */
export function ExitLink({ because, onRemedy }: WayOutProps) {
  const remedy = gameRemedies[because]
  if (remedy === 'none') return null
  return (
    <Inline justify="center">
      <Button type="ghost" size="s" onPress={() => onRemedy(remedy)}>
        <FormattedMessage {...remedyMessages[remedy]} />
      </Button>
    </Inline>
  )
}
