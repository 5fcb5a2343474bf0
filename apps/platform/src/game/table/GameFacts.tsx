import { boardTypeOf } from '@kingside/chess-game'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import type { GameConfig, GameView } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { modeMessages, termsMessages, useTimeName } from '../../chess/terms/index.ts'
import * as styles from './Game.css.ts'
import { messages } from './Game.messages.ts'

export type GameFactsProps = Pick<GameView, 'config' | 'viewers'>

/** The terms of the game, and its viewers. */
export function GameFacts({ config, viewers }: GameFactsProps) {
  return (
    <div className={styles.facts}>
      <Inline gap={3} justify="between">
        {config && <Terms config={config} />}
        {viewers > 0 && (
          <Text size="s" tone="muted" tabular>
            <FormattedMessage {...messages.viewers} values={{ count: viewers }} />
          </Text>
        )}
      </Inline>
    </div>
  )
}

/** The sides may have different times, as in armageddon; the board type shows it. */
function Terms({ config: { clock, mode } }: { readonly config: GameConfig }) {
  const { formatMessage } = useIntl()
  const nameOf = useTimeName()
  const family = formatMessage(termsMessages.family, { family: boardTypeOf(clock) })
  const terms = [`${nameOf(clock)} ${family}`, formatMessage(modeMessages[mode])].join(' · ')
  return (
    <Text size="s" tone="muted" tabular>
      {terms}
    </Text>
  )
}
