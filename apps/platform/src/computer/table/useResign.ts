import type { ComputerGameMachine } from '@kingside/machines'
import type { ConfirmDialogOptions } from '@kingside/machines/system-dialogs'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import type { AppDependencies } from '../../dependencies.ts'
import { useQuestions } from '../../platform/page/index.ts'
import { messages } from './ComputerGame.messages.ts'

/** What a player is asked before a game against the computer is given up. */
export const resignQuestion = {
  id: 'computer.resign',
  title: { code: 'game.resign.confirm' },
  message: { code: 'game.resign.computer' },
  yesLabel: { code: 'game.resign.yes' },
  noLabel: { code: 'game.keepPlaying' },
  danger: true,
} as const satisfies ConfirmDialogOptions

/** Gives the game up, after a question. */
export function useResign(
  actor: ActorRefFrom<ComputerGameMachine>,
  dialogs: AppDependencies['actors']['dialogs'],
  isPlaying: boolean,
): () => void {
  const { formatMessage } = useIntl()
  const ask = useQuestions(dialogs, isPlaying)
  return () =>
    ask(resignQuestion, `${formatMessage(messages.resign)}?`, () =>
      actor.send({ type: 'game.resign' }),
    )
}
