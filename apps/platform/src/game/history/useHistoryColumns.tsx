import { Badge, type BadgeTone } from '@kingside/design-system/Badge'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import type { Outcome } from '@kingside/machines/game'
import { GraduationCap } from 'lucide-react'
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import {
  type EndedGame,
  modeMessages,
  PlayerName,
  Rating,
  reasonMessages,
  termsMessages,
  type TimeControlName,
  useTimeName,
} from '../../chess/terms/index.ts'
import { messages, outcomeWords, sideWords, whoseMessages } from './GameHistory.messages.ts'

type ColumnId = 'opponent' | 'result' | 'color' | 'rating' | 'terms' | 'date'

/** The columns of the table of games. @param onAnalyse offers an analysis of a game */
export function useHistoryColumns(
  timeControls: readonly TimeControlName[],
  whose: 'own' | 'other',
  onAnalyse?: (gameId: string) => void,
): readonly TableColumn<EndedGame, ColumnId>[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'opponent',
      header: formatMessage(messages.opponent),
      cell: ({ opponent }) => <PlayerName {...opponent} linksTo={opponent.uid} />,
    },
    {
      id: 'result',
      header: formatMessage(messages.result),
      cell: (game) => (
        <Inline gap={2}>
          <Result {...game} />
          {onAnalyse && game.outcome !== 'cancelled' && (
            <IconButton
              label={formatMessage(messages.analyse)}
              size="s"
              onPress={() => onAnalyse(game.gameId)}
            >
              <GraduationCap />
            </IconButton>
          )}
        </Inline>
      ),
    },
    {
      id: 'color',
      header: formatMessage(whoseMessages[whose].color),
      cell: ({ color }) => <FormattedMessage {...sideWords[color]} />,
    },
    {
      id: 'rating',
      header: formatMessage(whoseMessages[whose].rating),
      kind: 'number',
      cell: (game) => <OwnRating {...game} />,
    },
    {
      id: 'terms',
      header: formatMessage(messages.terms),
      cell: (game) => <Terms game={game} timeControls={timeControls} />,
    },
    {
      id: 'date',
      header: formatMessage(messages.date),
      cell: ({ playedAt }) => (
        <FormattedDate value={playedAt} day="numeric" month="short" year="numeric" />
      ),
    },
  ]
}

const tones = {
  win: 'success',
  lost: 'danger',
  draw: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Outcome, BadgeTone>

const Result = ({ outcome, reason }: EndedGame) => (
  <Inline gap={2}>
    <Badge tone={tones[outcome]} variant={outcome === 'cancelled' ? 'outline' : 'subtle'}>
      <FormattedMessage {...outcomeWords[outcome]} />
    </Badge>
    <Text size="s" tone="muted">
      <FormattedMessage {...reasonMessages[reason]} />
    </Text>
  </Inline>
)

/** Unrated games show no rating. */
function OwnRating({ mode, rating, ratingChange }: EndedGame) {
  if (mode === 'unrated') return '–'
  return (
    <Stack gap={1} align="end">
      <span>
        <Rating value={rating} />
      </span>
      {ratingChange !== null && (
        <Text
          size="s"
          tone={ratingChange > 0 ? 'success' : ratingChange < 0 ? 'danger' : 'muted'}
          tabular
        >
          <FormattedNumber value={ratingChange} signDisplay="exceptZero" />
        </Text>
      )}
    </Stack>
  )
}

interface TermsProps {
  readonly game: EndedGame
  readonly timeControls: readonly TimeControlName[]
}

function Terms({ game: { timeControlId, mode }, timeControls }: TermsProps) {
  const { formatMessage } = useIntl()
  const nameOf = useTimeName()
  const control = timeControls.find(({ id }) => id === timeControlId)
  return (
    <Stack gap={1}>
      {control && (
        <span>
          {formatMessage(termsMessages.timeControl, {
            name: nameOf(control.clock),
            family: formatMessage(termsMessages.family, { family: control.family }),
          })}
        </span>
      )}
      <Text size="s" tone="muted">
        <FormattedMessage {...modeMessages[mode]} />
      </Text>
    </Stack>
  )
}
