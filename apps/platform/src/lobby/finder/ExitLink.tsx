import { Button, Inline } from '@kingside/design-system'
import { type GameRefusalCode, gameRemedies, type GameRemedy } from '@kingside/machines/game-finder'
import { FormattedMessage } from 'react-intl'
import { remedyMessages } from '../../chess/terms/index.ts'

export interface WayOutProps {
  /** What stands in the way. */
  readonly because: GameRefusalCode
  readonly onRemedy: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/** Below a button that can't start a game: leads to what stands in the way, where somebody can do something about it. */
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
