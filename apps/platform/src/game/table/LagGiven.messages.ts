import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const lagGiven = defineMessage<{
  readonly black: MessageValue
  readonly white: MessageValue
}>({
  id: 'game.lagGiven',
  defaultMessage: 'Time returned for lag: White {white}, Black {black}',
  description: 'Below a game that is over. {white} and {black} are times like 1.2 s.',
})
