import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { outcomeWords } from '../game/history/index.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { Part } from './Part.tsx'
import { pairMessages } from './player.messages.ts'
import type { HeadToHeadFacts, Loaded } from './player.types.ts'
import * as styles from './rows.css.ts'
import { ResultBar } from './ResultBar.tsx'

export interface HeadToHeadProps {
  /** The player of the page. */
  readonly name: string
  readonly pair: Loaded<HeadToHeadFacts>
  /** Opens a game, for routers. */
  readonly onOpenGame: (gameId: string) => void
}

/** How the reader's games against the player of the page ended. */
export function HeadToHead({ name, pair, onOpenGame }: HeadToHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <Part title={formatMessage(pairMessages.title, { name })}>
      <LoadedPart of={pair} failed={pairMessages.failed}>
        {({ games, ...counts }) =>
          games.length === 0 ? (
            <Text size="s" tone="muted">
              <FormattedMessage {...pairMessages.none} />
            </Text>
          ) : (
            <Stack gap={3}>
              <ResultBar {...counts} />
              <Stack as="ul" gap={1} label={formatMessage(pairMessages.latest)}>
                {games.map(({ gameId, outcome, playedAt }) => (
                  <li key={gameId} className={styles.row}>
                    <Link href={`/game/${gameId}`} onPress={() => onOpenGame(gameId)}>
                      <FormattedMessage {...outcomeWords[outcome]} />
                    </Link>
                    <Text size="s" tone="muted">
                      <FormattedDate value={playedAt} day="numeric" month="short" year="numeric" />
                    </Text>
                  </li>
                ))}
              </Stack>
            </Stack>
          )
        }
      </LoadedPart>
    </Part>
  )
}
