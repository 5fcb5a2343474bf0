import type { BoardStatus } from '@kingside/api/facts'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { Swords } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Board, BoardsPage, Round, Tournament } from '../tournament.types.ts'
import { BoardTable } from './BoardTable.tsx'
import type { PageChoices } from './page-choices.ts'
import { boardStatusMessages, gamesMessages, messages } from './page.messages.ts'

export type GamesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly page: BoardsPage
      readonly pageCount: number
      readonly isLoading: boolean
    }

export interface GamesProps {
  readonly tournament: Pick<Tournament, 'kind'>
  readonly choices: PageChoices
  /** The rounds so far. */
  readonly rounds: readonly Round[]
  readonly view: GamesView
  /** The reader's board of the latest round. */
  readonly own: Board | null
  /** The public uid of the reader. */
  readonly ownUid: string | null
  readonly onChoose: (choices: PageChoices) => void
  readonly onOpen: (gameId: string) => void
  readonly onRetry: () => void
}

const shown = ['expected', 'goes', 'completed'] as const satisfies readonly BoardStatus[]

/** The boards of a round, eight a page. */
export function Games(props: GamesProps) {
  const { tournament, choices, rounds, view, own, ownUid, onChoose, onOpen } = props
  const { formatMessage } = useIntl()
  const latest = rounds.at(-1)
  const round = choices.round ?? latest?.number ?? 1
  const texts = {
    placeholder: formatMessage(gamesMessages.choose),
    empty: formatMessage(gamesMessages.empty),
  }
  if (!latest && view.status === 'ready') {
    return (
      <EmptyState size="s" icon={<Swords />} title={formatMessage(gamesMessages.empty)}>
        <FormattedMessage {...gamesMessages.emptyHint} />
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        {tournament.kind !== 'arena' && rounds.length > 0 && (
          <Select
            label={formatMessage(gamesMessages.rounds)}
            labelHidden
            size="s"
            texts={texts}
            value={String(round)}
            onChange={(number) => onChoose({ ...choices, round: Number(number), page: 1 })}
            options={rounds.toReversed().map(({ number }) => ({
              value: String(number),
              label: formatMessage(gamesMessages.round, { number }),
            }))}
          />
        )}
        <Select
          label={formatMessage(gamesMessages.filter)}
          labelHidden
          size="s"
          texts={texts}
          value={choices.show ?? 'any'}
          onChange={(show) => onChoose({ ...choices, show: show === 'any' ? null : show, page: 1 })}
          options={[
            { value: 'any', label: formatMessage(gamesMessages.any) },
            ...shown.map((value) => ({
              value,
              label: formatMessage(boardStatusMessages[value]),
            })),
          ]}
        />
        {view.status === 'ready' && view.page.active_boards_count > 0 && (
          <Text size="s" tone="muted">
            <FormattedMessage
              {...gamesMessages.live}
              values={{ count: view.page.active_boards_count }}
            />
          </Text>
        )}
      </Inline>
      {own !== null && choices.round === null && (
        <Stack as="section" gap={2}>
          <Heading level={3} size="xs">
            <FormattedMessage {...gamesMessages.yourGame} />
          </Heading>
          <BoardTable
            caption={formatMessage(gamesMessages.yourGame)}
            boards={[own]}
            ownUid={ownUid}
            onOpen={onOpen}
          />
        </Stack>
      )}
      <Boards {...props} round={round} />
    </Stack>
  )
}

function Boards({
  view,
  choices,
  ownUid,
  round,
  onChoose,
  onOpen,
  onRetry,
}: GamesProps & { readonly round: number }) {
  const { formatMessage } = useIntl()
  const caption = formatMessage(gamesMessages.caption, { number: round })
  switch (view.status) {
    case 'loading':
      return <BoardTable caption={caption} boards={[]} isLoading ownUid={ownUid} onOpen={onOpen} />
    case 'failed':
      return (
        <ErrorState
          size="s"
          title={formatMessage(gamesMessages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={onRetry}
        />
      )
    case 'ready':
      return (
        <>
          <BoardTable
            caption={caption}
            boards={view.page.results}
            isLoading={view.isLoading}
            ownUid={ownUid}
            onOpen={onOpen}
          />
          <GoToPage
            page={choices.page}
            count={view.pageCount}
            loading={view.isLoading}
            onChange={(page) => onChoose({ ...choices, page })}
            texts={{
              label: formatMessage(gamesMessages.pages),
              previous: formatMessage(gamesMessages.previous),
              next: formatMessage(gamesMessages.next),
              page: (page) => formatMessage(gamesMessages.page, { page }),
              position: (page, count) => formatMessage(gamesMessages.position, { page, count }),
            }}
          />
        </>
      )
    default:
      return view satisfies never
  }
}
