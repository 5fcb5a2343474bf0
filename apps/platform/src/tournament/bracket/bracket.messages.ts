import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage<{ readonly name: MessageValue }>({
    id: 'tournament.bracket',
    defaultMessage: 'Bracket of {name}',
    description: 'Names the bracket of a knock-out tournament for screen readers.',
  }),
  stages: defineMessage({
    id: 'tournament.bracket.stages',
    defaultMessage: 'Stage',
    description:
      'Names the choice of a stage of a knock-out tournament: quarter-finals and the like.',
  }),
  everyStage: defineMessage({
    id: 'tournament.bracket.stages.all',
    defaultMessage: 'All players',
    description: 'In the choice of a stage: the standings show everybody.',
  }),
  final: defineMessage({
    id: 'tournament.bracket.final',
    defaultMessage: 'Final',
    description: 'Stage of a knock-out tournament.',
  }),
  semifinals: defineMessage({
    id: 'tournament.bracket.semifinals',
    defaultMessage: 'Semi-finals',
    description: 'Stage of a knock-out tournament.',
  }),
  quarterfinals: defineMessage({
    id: 'tournament.bracket.quarterfinals',
    defaultMessage: 'Quarter-finals',
    description: 'Stage of a knock-out tournament.',
  }),
  roundOf: defineMessage<{ readonly players: MessageValue }>({
    id: 'tournament.bracket.roundOf',
    defaultMessage: 'Round of {players}',
    description: 'Stage of a knock-out tournament with 16 or 32 players.',
  }),
  third: defineMessage({
    id: 'tournament.bracket.third',
    defaultMessage: 'Third place',
    description: 'The game for the third place of a knock-out tournament.',
  }),
  bye: defineMessage({
    id: 'tournament.bracket.bye',
    defaultMessage: 'Bye',
    description: 'In a bracket: there is no opponent, and the player goes on.',
  }),
  open: defineMessage({
    id: 'tournament.bracket.open',
    defaultMessage: 'To be decided',
    description: 'In a bracket: who will play here is not known.',
  }),
  won: defineMessage({
    id: 'tournament.bracket.won',
    defaultMessage: 'won',
    description: 'In a bracket, for screen readers, after the name of the winner of a match.',
  }),
}
