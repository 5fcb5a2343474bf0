import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.passkeys',
    defaultMessage: 'Passkeys',
    description: 'Heading of the list of passkeys.',
  }),
  text: defineMessage({
    id: 'security.passkeys.text',
    defaultMessage:
      'Sign in with your fingerprint, face or screen lock, without a password. A passkey can’t be guessed or phished.',
    description: 'Below the heading of the list of passkeys.',
  }),
  loading: defineMessage({
    id: 'security.passkeys.loading',
    defaultMessage: 'Loading your passkeys…',
    description: 'For screen readers, while the passkeys are on their way.',
  }),
  loadFailed: defineMessage({
    id: 'security.passkeys.loadFailed',
    defaultMessage: 'Couldn’t load your passkeys',
    description: 'In place of the list of passkeys.',
  }),
  empty: defineMessage({
    id: 'security.passkeys.empty',
    defaultMessage: 'You don’t have a passkey yet.',
    description: 'In place of the list of passkeys.',
  }),
  unsupported: defineMessage({
    id: 'security.passkeys.unsupported',
    defaultMessage: 'This browser doesn’t support passkeys.',
    description: 'In place of the button that adds a passkey.',
  }),
  add: defineMessage({
    id: 'security.passkeys.add',
    defaultMessage: 'Add a passkey',
    description: 'Button that opens a dialog, and the title of that dialog.',
  }),
  name: defineMessage({
    id: 'security.passkeys.name',
    defaultMessage: 'Passkey name',
    description: 'Label of the field for the name of a passkey.',
  }),
  nameHelp: defineMessage({
    id: 'security.passkeys.name.help',
    defaultMessage: 'So you can tell your passkeys apart, like “Phone” or “Work laptop”.',
    description: 'Below the field for the name of a passkey.',
  }),
  nameMissing: defineMessage({
    id: 'security.passkeys.name.missing',
    defaultMessage: 'Fill in the value',
    description: 'Error below the empty name.',
  }),
  nameLong: defineMessage({
    id: 'security.passkeys.name.long',
    defaultMessage: 'At most 40 characters',
    description: 'Error below the name.',
  }),
  create: defineMessage({
    id: 'security.passkeys.create',
    defaultMessage: 'Continue',
    description: 'Button after the name, before the browser asks for finger, face or screen lock.',
  }),
  rename: defineMessage({
    id: 'security.passkeys.rename',
    defaultMessage: 'Rename passkey',
    description: 'Title of the dialog for another name.',
  }),
  renameNamed: defineMessage<{ readonly name: MessageValue }>({
    id: 'security.passkeys.rename.named',
    defaultMessage: 'Rename: {name}',
    description: 'Name of the button that opens the dialog for another name of a passkey.',
  }),
  save: defineMessage({
    id: 'security.passkeys.save',
    defaultMessage: 'Save',
    description: 'Button that keeps the new name.',
  }),
  removeNamed: defineMessage<{ readonly name: MessageValue }>({
    id: 'security.passkeys.remove.named',
    defaultMessage: 'Remove: {name}',
    description: 'Name of the button that removes a passkey.',
  }),
  removeTitle: defineMessage({
    id: 'security.passkeys.remove',
    defaultMessage: 'Remove the passkey?',
    description: 'Title of the question.',
  }),
  removeText: defineMessage<{ readonly name: MessageValue }>({
    id: 'security.passkeys.remove.text',
    defaultMessage: 'You won’t be able to sign in with “{name}” any longer.',
    description: 'Text of the question whether a passkey is removed.',
  }),
  removeYes: defineMessage({
    id: 'security.passkeys.remove.yes',
    defaultMessage: 'Remove passkey',
    description: 'Answer: removes the passkey.',
  }),
  removeNo: defineMessage({
    id: 'security.passkeys.remove.no',
    defaultMessage: 'Keep passkey',
    description: 'Answer: nothing happens.',
  }),
  close: defineMessage({
    id: 'security.passkeys.close',
    defaultMessage: 'Close',
    description: 'Closes the dialog.',
  }),
  unused: defineMessage<{ readonly date: MessageValue }>({
    id: 'security.passkeys.unused',
    defaultMessage: 'Added {date}, not used yet',
    description: 'Below the name of a passkey. {date} is a day.',
  }),
  used: defineMessage<{ readonly date: MessageValue; readonly used: MessageValue }>({
    id: 'security.passkeys.used',
    defaultMessage: 'Added {date}, last used {used}',
    description: 'Below the name of a passkey. Both are days.',
  }),
  added: defineMessage({
    id: 'security.passkeys.added',
    defaultMessage: 'Passkey added',
    description: 'Passing message.',
  }),
  removed: defineMessage({
    id: 'security.passkeys.removed',
    defaultMessage: 'Passkey removed',
    description: 'Passing message.',
  }),
  lastWay: defineMessage({
    id: 'security.passkeys.lastWay',
    defaultMessage: 'This is your only way to sign in. Set a password first.',
    description: 'Passing message when the last passkey of an account without password is removed.',
  }),
  notMade: defineMessage({
    id: 'security.passkeys.notMade',
    defaultMessage: 'No passkey was added. Try again when you’re ready.',
    description: 'Passing message when the member closed the browser’s own question.',
  }),
  failed: defineMessage({
    id: 'security.passkeys.failed',
    defaultMessage: 'Couldn’t change your passkeys. Try again.',
    description: 'Passing message when the server could not be asked.',
  }),
}
