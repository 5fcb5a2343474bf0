import { Badge } from '@kingside/design-system/Badge'
import { Stack } from '@kingside/design-system/Stack'
import type { TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Board } from '../tournament.types.ts'
import { boardStatusMessages, gamesMessages } from './page.messages.ts'
import { ParticipantName } from './ParticipantName.tsx'

/** The columns of boards: on a phone both players are in one. */
export function useBoardColumns(isWide: boolean): readonly TableColumn<Board>[] {
  const { formatMessage } = useIntl()
  const [number, white, black, result] = [
    gamesMessages.board,
    gamesMessages.white,
    gamesMessages.black,
    gamesMessages.result,
  ].map((message) => formatMessage(message))
  const first = {
    id: 'board',
    header: number ?? '',
    width: 'fit',
    kind: 'number',
    cell: ({ table }: Board) => table,
  } as const
  const last = {
    id: 'result',
    header: result ?? '',
    width: 'fit',
    cell: (board: Board) => <Result board={board} />,
  } as const
  if (!isWide) {
    const both = { id: 'white', header: `${white} – ${black}`, cell: bothPlayers }
    return [first, both, last]
  }
  return [
    first,
    { id: 'white', header: white ?? '', cell: whitePlayer },
    last,
    { id: 'black', header: black ?? '', cell: blackPlayer },
  ]
}

const whitePlayer = ({ white_player: player }: Board) => <ParticipantName player={player} />
const blackPlayer = ({ black_player: player }: Board) => <ParticipantName player={player} />
const bothPlayers = (board: Board) => (
  <Stack gap={0}>
    {whitePlayer(board)}
    {blackPlayer(board)}
  </Stack>
)

const results = { WHITE_WIN: '1–0', DRAW: '½–½', BLACK_WIN: '0–1' } as const

function Result({ board: { status, result, is_forfeit: isForfeit } }: { readonly board: Board }) {
  switch (result) {
    case 'WHITE_WIN':
    case 'DRAW':
    case 'BLACK_WIN':
      return (
        <Stack gap={0}>
          <Text weight="semibold" tabular>
            {results[result]}
          </Text>
          {isForfeit && (
            <Text size="xs" tone="muted">
              <FormattedMessage {...gamesMessages.forfeit} />
            </Text>
          )}
        </Stack>
      )
    case 'ABORT':
    case 'CANCELLED':
    case 'UNEXPECTED':
      return (
        <Text size="s" tone="muted">
          <FormattedMessage {...gamesMessages.cancelled} />
        </Text>
      )
    case null:
      return status === 'goes' ? (
        <Badge tone="success" size="s">
          <FormattedMessage {...boardStatusMessages.goes} />
        </Badge>
      ) : (
        <Text size="s" tone="muted">
          <FormattedMessage {...boardStatusMessages.expected} />
        </Text>
      )
    default:
      return result satisfies never
  }
}
