import type { GameView } from '@kingside/machines/game'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useQuestions } from '../../platform/page/index.ts'
import type { OpenGame } from '../connection/open-game.ts'
import { gameCommands } from './game-commands.ts'
import { type GameQuestion, gameQuestion } from './game-questions.ts'
import { messages } from './Game.messages.ts'

const labels = { cancel: messages.abort, draw: messages.offerDraw, resign: messages.resign }

/**
 * The requests to the game besides moves; the player is asked before what can't be taken back.
 * @param asksDraw whether before a draw offer too
 */
export function useGameCommands(
  game: OpenGame['game'],
  { status }: GameView,
  asksDraw: boolean,
): ReturnType<typeof gameCommands> {
  const { formatMessage } = useIntl()
  const { dialogs } = useDependencies().actors
  const ask = useQuestions(dialogs, status === 'playing' || status === 'scheduled')
  const commands = gameCommands(game)
  const asking = (act: GameQuestion, does: () => void) => () =>
    ask(gameQuestion(act), `${formatMessage(labels[act])}?`, does)
  return {
    ...commands,
    onResign: asking('resign', commands.onResign),
    ...(asksDraw && { onOfferDraw: asking('draw', commands.onOfferDraw) }),
    ...(status === 'scheduled' && { onAbort: asking('cancel', commands.onAbort) }),
  }
}
