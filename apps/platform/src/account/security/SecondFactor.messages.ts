import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'security.factor',
    defaultMessage: 'Two-step sign-in',
    description: 'Heading of the part about the codes of an authenticator app.',
  }),
  text: defineMessage({
    id: 'security.factor.text',
    defaultMessage:
      'After your password, we’ll ask for a code from an app on your phone. Signing in with a passkey doesn’t need one.',
    description: 'Below the heading.',
  }),
  loading: defineMessage({
    id: 'security.factor.loading',
    defaultMessage: 'Loading…',
    description: 'While it isn’t known whether two-step sign-in is on.',
  }),
  loadFailed: defineMessage({
    id: 'security.factor.loadFailed',
    defaultMessage: 'Couldn’t check two-step sign-in',
    description: 'In place of the part when the server could not be asked.',
  }),
  turnOn: defineMessage({
    id: 'security.factor.turnOn',
    defaultMessage: 'Turn on two-step sign-in',
    description: 'Button that opens a dialog, and the title of that dialog.',
  }),
  turnOnNow: defineMessage({
    id: 'security.factor.turnOn.submit',
    defaultMessage: 'Turn on',
    description: 'Button below the code of the app: turns two-step sign-in on.',
  }),
  keyFailed: defineMessage({
    id: 'security.factor.keyFailed',
    defaultMessage: 'Couldn’t get a key for your app',
    description: 'In the dialog, in place of the QR code.',
  }),
  since: defineMessage<{ readonly date: MessageValue }>({
    id: 'security.factor.since',
    defaultMessage: 'On since {date}',
    description: 'Two-step sign-in is on. {date} is a day.',
  }),
  codesLeft: defineMessage<{ readonly count: number | bigint }>({
    id: 'security.factor.codesLeft',
    defaultMessage:
      '{count, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}}',
    description: 'How many of the ten recovery codes are not used yet.',
  }),
  codesFew: defineMessage({
    id: 'security.factor.codesFew',
    defaultMessage: 'Get new ones, so you can sign in without your phone.',
    description: 'Below “2 recovery codes left”, when few or none are left.',
  }),
  renew: defineMessage({
    id: 'security.factor.renew',
    defaultMessage: 'Get new codes',
    description: 'Button that opens a dialog for ten new recovery codes; also in that dialog.',
  }),
  renewTitle: defineMessage({
    id: 'security.factor.renew.title',
    defaultMessage: 'Get new recovery codes',
    description: 'Title of the dialog that asks for a code first.',
  }),
  renewText: defineMessage({
    id: 'security.factor.renew.text',
    defaultMessage: 'Your current recovery codes will stop working.',
    description: 'In the dialog for new recovery codes, above the field for a code.',
  }),
  turnOff: defineMessage({
    id: 'security.factor.turnOff',
    defaultMessage: 'Turn off',
    description: 'Button that turns two-step sign-in off; opens a dialog, and is in that dialog.',
  }),
  turnOffTitle: defineMessage({
    id: 'security.factor.turnOff.title',
    defaultMessage: 'Turn off two-step sign-in?',
    description: 'Title of the dialog that asks for a code first.',
  }),
  turnOffText: defineMessage({
    id: 'security.factor.turnOff.text',
    defaultMessage: 'Your password alone will be enough to sign in.',
    description: 'In the dialog before two-step sign-in is turned off, above the field for a code.',
  }),
  withPassword: defineMessage({
    id: 'security.factor.withPassword',
    defaultMessage: 'Use your password',
    description: 'Button below the field for a code: shows the field for the password instead.',
  }),
  withCode: defineMessage({
    id: 'security.factor.withCode',
    defaultMessage: 'Use a code',
    description: 'Button below the field for the password: shows the field for a code instead.',
  }),
  scan: defineMessage({
    id: 'security.factor.scan',
    defaultMessage:
      'Scan this with an authenticator app on your phone, or copy the key into the app.',
    description: 'Above the QR code and the key.',
  }),
  qr: defineMessage({
    id: 'security.factor.qr',
    defaultMessage: 'QR code for your authenticator app',
    description: 'Names the QR code for screen readers.',
  }),
  key: defineMessage({
    id: 'security.factor.key',
    defaultMessage: 'Key',
    description: 'Above the letters and digits that can be typed instead of scanning.',
  }),
  copyKey: defineMessage({
    id: 'security.factor.copyKey',
    defaultMessage: 'Copy key',
    description: 'Button that copies the key for the authenticator app.',
  }),
  copied: defineMessage({
    id: 'security.factor.copied',
    defaultMessage: 'Copied',
    description: 'After “Copy key” or “Copy codes”.',
  }),
  notCopied: defineMessage({
    id: 'security.factor.notCopied',
    defaultMessage: 'Not copied. Select it and copy it yourself.',
    description: 'After “Copy key” or “Copy codes”, when the browser did not allow it.',
  }),
  enter: defineMessage({
    id: 'security.factor.enter',
    defaultMessage:
      'Then enter the code your app shows. You’ll be signed out on your other devices.',
    description: 'Above the field for the first code of the app.',
  }),
  codesTitle: defineMessage({
    id: 'security.factor.codes',
    defaultMessage: 'Save your recovery codes',
    description: 'Title of the dialog with ten codes.',
  }),
  codesText: defineMessage({
    id: 'security.factor.codes.text',
    defaultMessage:
      'Each code signs you in once if you don’t have your phone. We won’t show them again.',
    description: 'Above the ten recovery codes.',
  }),
  copyCodes: defineMessage({
    id: 'security.factor.codes.copy',
    defaultMessage: 'Copy codes',
    description: 'Button that copies the ten recovery codes.',
  }),
  downloadCodes: defineMessage({
    id: 'security.factor.codes.download',
    defaultMessage: 'Download codes',
    description: 'Button that saves the ten recovery codes as a text file.',
  }),
  codesSaved: defineMessage({
    id: 'security.factor.codes.saved',
    defaultMessage: 'I’ve saved them',
    description: 'Button that closes the dialog with the recovery codes.',
  }),
  close: defineMessage({
    id: 'security.factor.close',
    defaultMessage: 'Close',
    description: 'Closes the dialog without a change.',
  }),
  off: defineMessage({
    id: 'security.factor.off',
    defaultMessage: 'Two-step sign-in is off',
    description: 'Passing message.',
  }),
  changed: defineMessage({
    id: 'security.factor.changed',
    defaultMessage: 'Two-step sign-in was changed in another window',
    description: 'In the dialog, when it was turned on or off elsewhere in the meantime.',
  }),
}
