import { boardTypeOf } from '@kingside/chess-game'
import { Inline } from '@kingside/design-system/Inline'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { GameConfig, GameView } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { modeMessages, termsMessages, useTimeName } from '../../chess/terms/index.ts'
import * as styles from './Game.css.ts'
import { lineMessages, messages } from './Game.messages.ts'

export type GameFactsProps = Pick<GameView, 'config' | 'line' | 'status' | 'viewers'>

/** The terms of the game, its viewers, and the state of the connection. */
export function GameFacts({ config, line, status, viewers }: GameFactsProps) {
  return (
    <div className={styles.facts}>
      <Inline gap={3} justify="between">
        {(status !== 'over' || isComing[line]) && (
          <StatusMark {...lineLooks[line]}>
            <FormattedMessage {...lineMessages[line]} />
          </StatusMark>
        )}
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

const lineLooks = {
  opening: { hollow: true },
  live: { tone: 'success' },
  lost: { tone: 'warning', live: true },
  stopped: { hollow: true },
} as const satisfies Record<GameView['line'], Omit<StatusMarkProps, 'children'>>

/** Shown after the game too: a rematch is offered over the same connection. */
const isComing = {
  opening: true,
  live: false,
  lost: true,
  stopped: false,
} as const satisfies Record<GameView['line'], boolean>
