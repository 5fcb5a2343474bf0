import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  ownAbsence: defineMessage({
    id: 'game.ownAbsence',
    defaultMessage: 'Time to come back',
    description: 'Names the countdown of a player whose connection is lost, for screen readers.',
  }),
  ownAbsenceLeft: defineMessage<{ readonly time: MessageValue }>({
    id: 'game.ownAbsence.left',
    defaultMessage: 'Time to come back before the game is lost: {time}',
    description:
      'In the notice that the own connection is lost. {time} is a countdown such as 00:30.',
  }),
}
