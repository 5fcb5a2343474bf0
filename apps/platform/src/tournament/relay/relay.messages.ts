import { defineMessage } from 'react-intl'

export const messages = {
  open: defineMessage({
    id: 'tournaments.relay.open',
    defaultMessage: 'Send games by PGN',
    description: 'Button for the organiser of a broadcast that opens the dialog with its token.',
  }),
  title: defineMessage({
    id: 'tournaments.relay.title',
    defaultMessage: 'Games from the boards',
    description: 'Title of the dialog with the token by which the games of a broadcast come in.',
  }),
  text: defineMessage({
    id: 'tournaments.relay.text',
    defaultMessage:
      'Send the PGN of all games to this address, as often as it changes, with the token as a Bearer token. Whoever has the token can change the games, so keep it to yourself.',
    description:
      'In the dialog with the token of a broadcast. “Bearer token” is the technical term of web servers.',
  }),
  make: defineMessage({
    id: 'tournaments.relay.make',
    defaultMessage: 'Create token',
    description: 'Button that makes the token of a broadcast.',
  }),
  renew: defineMessage({
    id: 'tournaments.relay.renew',
    defaultMessage: 'Create new token',
    description: 'Button that makes another token of a broadcast.',
  }),
  exists: defineMessage({
    id: 'tournaments.relay.exists',
    defaultMessage: 'There is a token. A new one replaces it, and the old one stops working.',
    description: 'In the dialog when there is a token already, which is not shown again.',
  }),
  drop: defineMessage({
    id: 'tournaments.relay.drop',
    defaultMessage: 'Remove token',
    description: 'Button that ends the token of a broadcast: no games come in any more.',
  }),
  address: defineMessage({
    id: 'tournaments.relay.address',
    defaultMessage: 'Address',
    description: 'Above the address that the games of a broadcast are sent to.',
  }),
  token: defineMessage({
    id: 'tournaments.relay.token',
    defaultMessage: 'Token',
    description: 'Above the token of a broadcast.',
  }),
  copyAddress: defineMessage({
    id: 'tournaments.relay.copyAddress',
    defaultMessage: 'Copy address',
    description: 'Button that copies the address that games are sent to.',
  }),
  copyToken: defineMessage({
    id: 'tournaments.relay.copyToken',
    defaultMessage: 'Copy token',
    description: 'Button that copies the token of a broadcast.',
  }),
}
