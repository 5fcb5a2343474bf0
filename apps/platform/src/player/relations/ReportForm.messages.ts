import type { PlayerReportKind } from '@kingside/api/facts'
import { defineMessage, type MessageDescriptor } from 'react-intl'

/** What a player can be reported for. */
export const kindMessages = {
  cheating: defineMessage({
    id: 'report.kind.cheating',
    defaultMessage: 'Cheating with an engine or outside help',
    description: 'One of the reasons to report a player.',
  }),
  rating_manipulation: defineMessage({
    id: 'report.kind.rating',
    defaultMessage: 'Losing on purpose or boosting ratings',
    description: 'One of the reasons to report a player.',
  }),
  behaviour: defineMessage({
    id: 'report.kind.behaviour',
    defaultMessage: 'Bad behaviour: stalling, leaving games, insults',
    description: 'One of the reasons to report a player.',
  }),
  name_or_picture: defineMessage({
    id: 'report.kind.name',
    defaultMessage: 'Offensive name or picture',
    description: 'One of the reasons to report a player.',
  }),
  other: defineMessage({
    id: 'report.kind.other',
    defaultMessage: 'Something else',
    description: 'One of the reasons to report a player; it needs a text.',
  }),
} as const satisfies Record<PlayerReportKind, MessageDescriptor>

/** The form that reports a player. */
export const messages = {
  lead: defineMessage({
    id: 'report.lead',
    defaultMessage: 'Only our team sees your report.',
    description: 'Above the form that reports a player.',
  }),
  withGame: defineMessage({
    id: 'report.withGame',
    defaultMessage: 'This game will be attached.',
    description: 'Above the form, when it was opened on a game’s page.',
  }),
  kind: defineMessage({
    id: 'report.kind',
    defaultMessage: 'What’s wrong?',
    description: 'Label of the choice of a reason.',
  }),
  text: defineMessage({
    id: 'report.text',
    defaultMessage: 'Details',
    description: 'Label of the field in which the reporter writes what happened.',
  }),
  textHelp: defineMessage({
    id: 'report.text.help',
    defaultMessage: 'What happened, and when? A few words are enough.',
    description: 'Below the field “Details”.',
  }),
  send: defineMessage({
    id: 'report.send',
    defaultMessage: 'Send report',
    description: 'Button that sends the report.',
  }),
  cancel: defineMessage({
    id: 'report.cancel',
    defaultMessage: 'Cancel',
    description: 'Shown on the button, says what a press does while the report is on its way.',
  }),
  left: defineMessage<{ readonly left: number | bigint; readonly over: number | bigint }>({
    id: 'report.left',
    defaultMessage:
      '{over, plural, =0 {{left, plural, one {# character left} other {# characters left}}} one {# character too many} other {# characters too many}}',
    description: 'Says to screen readers how much may still be typed into the field.',
  }),
  chooseKind: defineMessage({
    id: 'report.error.kind',
    defaultMessage: 'Choose a reason',
    description: 'Error below the choice of a reason.',
  }),
  fillText: defineMessage({
    id: 'report.error.text',
    defaultMessage: 'Say what it’s about',
    description: 'Error below the field “Details”.',
  }),
  tooLong: defineMessage({
    id: 'report.error.tooLong',
    defaultMessage: 'Too long',
    description: 'Error below the field “Details”.',
  }),
  failed: defineMessage({
    id: 'report.error.failed',
    defaultMessage: 'Couldn’t send your report',
    description: 'Title above the form when the report was not taken.',
  }),
  limit: defineMessage({
    id: 'report.error.limit',
    defaultMessage: 'You’ve sent 10 reports today. You can send more tomorrow.',
    description: 'Below “Couldn’t send your report”.',
  }),
  game: defineMessage({
    id: 'report.error.game',
    defaultMessage: 'This player didn’t play that game. Open the report from their own game.',
    description: 'Below “Couldn’t send your report”: the address names a game of others.',
  }),
  gone: defineMessage({
    id: 'report.error.gone',
    defaultMessage: 'This player can’t be reported.',
    description: 'Below “Couldn’t send your report”: there is no such player, or it is the reader.',
  }),
  session: defineMessage({
    id: 'report.error.session',
    defaultMessage: 'Your session has ended. Sign in and send the report again.',
    description: 'Below “Couldn’t send your report”.',
  }),
  offline: defineMessage({
    id: 'report.error.offline',
    defaultMessage: 'You’re offline. Your text is still here. Try again when you’re connected.',
    description: 'Below “Couldn’t send your report”.',
  }),
  retry: defineMessage({
    id: 'report.error.retry',
    defaultMessage: 'Your text is still here. Try again in a moment.',
    description: 'Below “Couldn’t send your report”.',
  }),
  sent: defineMessage({
    id: 'report.sent',
    defaultMessage: 'Report sent',
    description: 'Title in place of the form when the report has arrived.',
  }),
  sentText: defineMessage<{ readonly left: number | bigint }>({
    id: 'report.sent.text',
    defaultMessage:
      'Thank you. Our team will look into it. {left, plural, =0 {That was your last report today.} one {You can send # more report today.} other {You can send # more reports today.}}',
    description: 'Below “Report sent”.',
  }),
  close: defineMessage({
    id: 'report.close',
    defaultMessage: 'Close',
    description: 'Button that closes the popup after the report was sent.',
  }),
}
