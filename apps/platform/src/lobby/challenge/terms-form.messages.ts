import { defineMessage } from 'react-intl'

export const formMessages = {
  timeControl: defineMessage({
    id: 'challenges.form.timeControl',
    defaultMessage: 'Time control',
    description: 'Label of the list of time controls, such as 3+2.',
  }),
  noTimeControls: defineMessage({
    id: 'challenges.form.noTimeControls',
    defaultMessage: 'Time controls haven’t loaded yet',
    description: 'Shown in the list of time controls while it is empty.',
  }),
  mode: defineMessage({
    id: 'challenges.form.mode',
    defaultMessage: 'Game type',
    description: 'Label of the choice between unrated, rated and FOA rated.',
  }),
  color: defineMessage({
    id: 'challenges.form.color',
    defaultMessage: 'Your colour',
    description: 'Label of the choice of the side to play.',
  }),
  anyRating: defineMessage({
    id: 'challenges.form.anyRating',
    defaultMessage: 'Any rating',
    description: 'Switch: on, everybody may accept; off, a range of ratings can be chosen.',
  }),
  ratings: defineMessage({
    id: 'challenges.form.ratings',
    defaultMessage: 'Opponent’s rating',
    description: 'Label of the range of ratings that may accept.',
  }),
  lower: defineMessage({
    id: 'challenges.form.lower',
    defaultMessage: 'From',
    description: 'Label of the lowest rating of a range.',
  }),
  upper: defineMessage({
    id: 'challenges.form.upper',
    defaultMessage: 'To',
    description: 'Label of the highest rating of a range.',
  }),
}
