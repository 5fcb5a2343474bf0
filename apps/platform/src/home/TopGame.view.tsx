import { ChessBoard } from '@kingside/chess-board'
import { parseLan, startFen } from '@kingside/chess-game'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBoardTexts } from '../chess/board/index.ts'
import { PlayerName, useName } from '../chess/terms/index.ts'
import { messages } from './Home.messages.ts'

interface Player {
  readonly name: string
  readonly title: string | null
  readonly rating: number | null
}

/** A game that is being played. */
export interface TopGameView {
  readonly gameId: string
  readonly white: Player
  readonly black: Player
  readonly fen: string
  /** The last move in UCI; null before the first. */
  readonly lastMove: string | null
}

export interface TopGameProps {
  /** Null while nobody plays. */
  readonly game: TopGameView | null
  /** Opens the game, for routers. */
  readonly onWatch: (gameId: string) => void
}

/** The best game that is being played, on a board with its players; an empty game while there is none. */
export function TopGameBoard({ game, onWatch }: TopGameProps) {
  const { formatMessage } = useIntl()
  const texts = useBoardTexts()
  const nameOf = useName()
  const board = game
    ? formatMessage(messages.position, {
        white: nameOf(game.white.name),
        black: nameOf(game.black.name),
      })
    : formatMessage(messages.startPosition)
  return (
    <Stack gap={2}>
      {game && (
        <Inline gap={3} justify="between">
          <PlayerName {...game.black} />
          <StatusMark tone="success" live>
            <FormattedMessage {...messages.topGame} />
          </StatusMark>
        </Inline>
      )}
      <ChessBoard
        position={game?.fen ?? startFen}
        lastMove={game?.lastMove ? parseLan(game.lastMove) : undefined}
        texts={{ ...texts, board }}
      />
      {game && (
        <Inline gap={3} justify="between">
          <PlayerName {...game.white} />
          <LinkButton
            href={`/game/${game.gameId}`}
            type="ghost"
            size="s"
            onPress={() => onWatch(game.gameId)}
          >
            <FormattedMessage {...messages.watch} />
          </LinkButton>
        </Inline>
      )}
    </Stack>
  )
}
