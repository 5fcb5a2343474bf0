import { defineMessage } from 'react-intl'

export const messages = {
  text: defineMessage({
    id: 'welcome.text',
    defaultMessage: 'Your account is ready. Here’s how to start:',
    description: 'In the popup that greets a new member, above three ways on.',
  }),
  visitorText: defineMessage({
    id: 'welcome.visitor.text',
    defaultMessage: 'You’re playing as a guest. Here’s how to start:',
    description: 'In the popup “Welcome to Kingside”, for somebody without an account.',
  }),
  visitorPlay: defineMessage({
    id: 'welcome.visitor.play',
    defaultMessage: 'Play your first game',
    description: 'Way on for a guest.',
  }),
  register: defineMessage({
    id: 'welcome.register',
    defaultMessage: 'Create an account',
    description: 'Way on for a guest.',
  }),
  registerText: defineMessage({
    id: 'welcome.register.text',
    defaultMessage: 'It keeps your games, and rated games need one',
    description: 'Below “Create an account”.',
  }),
  play: defineMessage({
    id: 'welcome.play',
    defaultMessage: 'Play your first rated game',
    description: 'Way on for a new member.',
  }),
  playText: defineMessage({
    id: 'welcome.play.text',
    defaultMessage: 'We’ll find an opponent at your level',
    description: 'Below “Play your first rated game”.',
  }),
  profile: defineMessage({
    id: 'welcome.profile',
    defaultMessage: 'Complete your profile',
    description: 'Way on for a new member.',
  }),
  profileText: defineMessage({
    id: 'welcome.profile.text',
    defaultMessage: 'You need a name and country for tournaments',
    description: 'Below “Complete your profile”.',
  }),
  board: defineMessage({
    id: 'welcome.board',
    defaultMessage: 'Choose your board and pieces',
    description: 'Way on for a new member.',
  }),
  boardText: defineMessage({
    id: 'welcome.board.text',
    defaultMessage: 'Themes, sounds, premoves and highlights',
    description: 'Below “Choose your board and pieces”.',
  }),
}
