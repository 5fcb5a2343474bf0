import { CapturedPieces, ChessClock, PlayerBar } from '@kingside/chess-board'
import { type Color, opposite } from '@kingside/chess-game'
import { Avatar } from '@kingside/design-system/Avatar'
import type { ComputerGameView } from '@kingside/machines'
import { useIntl } from 'react-intl'
import { useCapturedTexts, usePlayerBarTexts } from '../../chess/board/index.ts'
import { messages } from './ComputerGame.messages.ts'

export interface ComputerPlayerProps {
  readonly view: ComputerGameView
  readonly color: Color
}

/** One side of the game: the player or the computer, their captured pieces, and their clock. */
export function ComputerPlayer({ view, color }: ComputerPlayerProps) {
  const { formatMessage } = useIntl()
  const texts = usePlayerBarTexts()
  const capturedTexts = useCapturedTexts()
  const { setup, game, clock, turn, status } = view
  const isYou = color === setup.playerColor
  const isPlaying = status === 'player-turn' || status === 'engine-turn'
  const taken = opposite(color)
  const name = isYou
    ? formatMessage(messages.you)
    : formatMessage(messages.computer, { level: setup.level })
  return (
    <PlayerBar
      name={name}
      isToMove={isPlaying && turn === color}
      avatar={
        <Avatar kind={isYou ? 'anonymous' : 'bot'} name={name} shape="square" nameBeside={true} />
      }
      captured={
        <CapturedPieces
          color={taken}
          captured={game.capturedFigures[taken]}
          advantage={game.advantage}
          texts={capturedTexts}
        />
      }
      {...(clock && {
        clock: (
          <ChessClock
            label={formatMessage(messages.clockOf, { player: isYou ? 'you' : 'computer' })}
            timeMs={clock.times[color]}
            runningSince={turn === color ? clock.runningSince : null}
          />
        ),
      })}
      texts={texts}
    />
  )
}
