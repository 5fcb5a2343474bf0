import { defineMessage, type MessageValue } from 'react-intl'

/** The engine's evaluation of a position in words. */
export const evaluationMessages = {
  equal: defineMessage({
    id: 'analysis.evaluation.equal',
    defaultMessage: 'Equal',
    description: 'Neither side is better.',
  }),
  checkmate: defineMessage({
    id: 'analysis.evaluation.checkmate',
    defaultMessage: 'Checkmate',
    description: 'Mate is on the board.',
  }),
  better: defineMessage<{ readonly pawns: MessageValue; readonly side: string }>({
    id: 'analysis.evaluation.better',
    defaultMessage:
      '{side, select, white {White is better by {pawns}} other {Black is better by {pawns}}}',
    description: 'Which side is better, read out. {pawns} is a number like 1.3.',
  }),
  mate: defineMessage<{ readonly moves: number | bigint; readonly side: string }>({
    id: 'analysis.evaluation.mate',
    defaultMessage:
      '{side, select, white {White mates in {moves, plural, one {# move} other {# moves}}} other {Black mates in {moves, plural, one {# move} other {# moves}}}}',
    description: 'Which side mates, read out.',
  }),
}
