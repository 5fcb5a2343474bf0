import { CheckboxGroup } from '@kingside/design-system/CheckboxGroup'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { GoToPage } from '@kingside/design-system/GoToPage'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { LayoutGrid, Rows3, Swords } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Board, BoardsPage, Round, Tournament } from '../tournament.types.ts'
import { BoardGrid } from '../live/BoardGrid.tsx'
import type { LiveBoards } from '../live/live-boards.ts'
import { useLiveBoards } from '../live/use-live-boards.ts'
import { BoardTable } from './BoardTable.tsx'
import { boardStatuses, type PageChoices } from './page-choices.ts'
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

const none: readonly Board[] = []
/** With more games than this in progress the tournament's news tell of their moves. */
const mostSockets = 8

/** The boards of a round, eight a page, as rows or as small boards. */
export function Games(props: GamesProps) {
  const { tournament, choices, rounds, view, own, onChoose } = props
  const { formatMessage } = useIntl()
  const latest = rounds.at(-1)
  const round = choices.round ?? latest?.number ?? 1
  const listed = view.status === 'ready' ? view.page.results : none
  const boards = useMemo(
    () =>
      own === null || listed.some((each) => each.board_id === own.board_id)
        ? listed
        : [own, ...listed],
    [listed, own],
  )
  const shown = choices.view === 'boards' ? boards : none
  const isSmallRound = view.status === 'ready' && view.page.active_boards_count <= mostSockets
  const live = useLiveBoards(shown, isSmallRound ? shown : none)
  const yours = formatMessage(gamesMessages.yourGame)
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
        <SegmentedControl
          label={formatMessage(gamesMessages.view)}
          value={choices.view}
          onChange={(chosen) => onChoose({ ...choices, view: chosen })}
          options={[
            { value: 'table', title: formatMessage(gamesMessages.rows), icon: <Rows3 /> },
            { value: 'boards', title: formatMessage(gamesMessages.boards), icon: <LayoutGrid /> },
          ]}
        />
        <CheckboxGroup
          label={formatMessage(gamesMessages.filter)}
          labelHidden
          layout="row"
          value={choices.show}
          onChange={(show) => onChoose({ ...choices, show, page: 1 })}
          options={boardStatuses.map((value) => ({
            value,
            label: formatMessage(boardStatusMessages[value]),
          }))}
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
          <ShownBoards {...props} live={live} boards={[own]} caption={yours} />
        </Stack>
      )}
      <Boards {...props} live={live} round={round} />
    </Stack>
  )
}

interface ShownBoardsProps extends Pick<GamesProps, 'choices' | 'ownUid' | 'onOpen'> {
  readonly live: LiveBoards
  readonly boards: readonly Board[]
  readonly caption: string
  readonly isLoading?: boolean
}

function ShownBoards(props: ShownBoardsProps) {
  const { live, boards, choices, caption, isLoading = false, ownUid, onOpen } = props
  // Rows say what is missing, and that it loads.
  return choices.view === 'boards' && boards.length > 0 ? (
    <div aria-busy={isLoading}>
      <BoardGrid label={caption} boards={boards} live={live} onOpen={onOpen} />
    </div>
  ) : (
    <BoardTable
      caption={caption}
      boards={boards}
      isLoading={isLoading}
      ownUid={ownUid}
      onOpen={onOpen}
    />
  )
}

function Boards(props: GamesProps & { readonly live: LiveBoards; readonly round: number }) {
  const { view, choices, round, onChoose, onRetry } = props
  const { formatMessage } = useIntl()
  const caption = formatMessage(gamesMessages.caption, { number: round })
  switch (view.status) {
    case 'loading':
      return <ShownBoards {...props} caption={caption} boards={none} isLoading />
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
          <ShownBoards
            {...props}
            caption={caption}
            boards={view.page.results}
            isLoading={view.isLoading}
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
