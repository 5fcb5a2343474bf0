import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  ownAbsence: defineMessage({
    id: 'game.ownAbsence',
    defaultMessage: 'Time to reconnect',
    description: 'Names the countdown of a player whose connection is lost, for screen readers.',
  }),
  ownAbsenceLeft: defineMessage<{ readonly time: MessageValue }>({
    id: 'game.ownAbsence.left',
    defaultMessage: '{time} left to reconnect before you lose the game',
    description: 'In the notice that the own connection is lost. {time} is a countdown like 00:30.',
  }),
}
