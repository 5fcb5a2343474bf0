import type { FideIdCode, FideProblem } from '@kingside/machines/fide-id'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  loading: defineMessage({
    id: 'fide.loading',
    defaultMessage: 'Loading your FIDE ID…',
    description: 'While the popup asks the server.',
  }),
  offline: defineMessage({
    id: 'fide.offline',
    defaultMessage: 'You’re offline',
    description: 'Title. What was typed is kept.',
  }),
  offlineText: defineMessage({
    id: 'fide.offline.text',
    defaultMessage: 'What you’ve filled in is kept. Try again when you’re back online.',
    description: 'Below “You’re offline”.',
  }),
  failed: defineMessage({
    id: 'fide.failed',
    defaultMessage: 'Couldn’t load your FIDE ID',
    description: 'Title of an error.',
  }),
  retry: defineMessage({
    id: 'fide.retry',
    defaultMessage: 'Try again',
    description: 'Button after something failed.',
  }),
  back: defineMessage({
    id: 'fide.back',
    defaultMessage: 'Back',
    description: 'Button that leads to the step before.',
  }),
  visitor: defineMessage({
    id: 'fide.visitor',
    defaultMessage: 'Sign in to connect your FIDE ID',
    description: 'Title for a visitor.',
  }),
  signIn: defineMessage({
    id: 'fide.visitor.signIn',
    defaultMessage: 'Sign in',
    description: 'Button.',
  }),
  needsPro: defineMessage({
    id: 'fide.needsPro',
    defaultMessage: 'FOA-rated games are part of Pro',
    description: 'Title. FOA is a name, Pro a plan.',
  }),
  needsProText: defineMessage({
    id: 'fide.needsPro.text',
    defaultMessage:
      'Get Pro, then connect your FIDE ID. Players with the title WIM, IM, WGM or GM have Pro for free.',
    description: 'Below the title. The letters are titles of the chess federation.',
  }),
  seePro: defineMessage({
    id: 'fide.needsPro.see',
    defaultMessage: 'See Pro',
    description: 'Button that leads to the plans.',
  }),
  iHaveTitle: defineMessage({
    id: 'fide.needsPro.title',
    defaultMessage: 'I have one of these titles',
    description: 'Button of a titled player.',
  }),
  choosing: defineMessage({
    id: 'fide.choosing',
    defaultMessage: 'Do you have a FIDE ID?',
    description: 'Title.',
  }),
  choosingText: defineMessage({
    id: 'fide.choosing.text',
    defaultMessage:
      'It’s the number of your profile at FIDE. With it, FOA-rated games count towards your official online rating.',
    description: 'Below the title. FIDE is the chess federation, FOA a name.',
  }),
  haveId: defineMessage({
    id: 'fide.choosing.have',
    defaultMessage: 'I have a FIDE ID',
    description: 'Button that leads to the search.',
  }),
  noId: defineMessage({
    id: 'fide.choosing.none',
    defaultMessage: 'Request a FIDE ID',
    description: 'Button that leads to the form for a new ID.',
  }),
  search: defineMessage({
    id: 'fide.search',
    defaultMessage: 'Find yourself in the FIDE list',
    description: 'Title of the search.',
  }),
  searchBy: defineMessage({
    id: 'fide.search.by',
    defaultMessage: 'Search by',
    description: 'Names the choice between ID and name, for screen readers.',
  }),
  byId: defineMessage({
    id: 'fide.search.byId',
    defaultMessage: 'FIDE ID',
    description: 'Choice: search by the number. FIDE ID is a name.',
  }),
  byName: defineMessage({
    id: 'fide.search.byName',
    defaultMessage: 'Name',
    description: 'Choice: search by name and year of birth.',
  }),
  idHelp: defineMessage({
    id: 'fide.search.id.help',
    defaultMessage: 'Like 999000001',
    description: 'Below the field for the number.',
  }),
  fullName: defineMessage({
    id: 'fide.search.name',
    defaultMessage: 'Full name',
    description: 'Label of the field.',
  }),
  fullNameHelp: defineMessage({
    id: 'fide.search.name.help',
    defaultMessage: 'In Latin letters, as FIDE writes it',
    description: 'Below the field for the full name.',
  }),
  birthYear: defineMessage({
    id: 'fide.search.year',
    defaultMessage: 'Year of birth',
    description: 'Label of the field.',
  }),
  find: defineMessage({
    id: 'fide.search.submit',
    defaultMessage: 'Find',
    description: 'Button that searches the list.',
  }),
  results: defineMessage({
    id: 'fide.results',
    defaultMessage: 'Which one is you?',
    description: 'Title above the players that were found.',
  }),
  found: defineMessage({
    id: 'fide.results.list',
    defaultMessage: 'Players found',
    description: 'Names the list for screen readers.',
  }),
  noResults: defineMessage({
    id: 'fide.results.none',
    defaultMessage: 'No one found',
    description: 'Title. The list has nobody of this ID or name.',
  }),
  noResultsText: defineMessage({
    id: 'fide.results.none.text',
    defaultMessage: 'Check what you’ve typed, or request a FIDE ID if you have none.',
    description: 'Below “No one found”.',
  }),
  noTitle: defineMessage({
    id: 'fide.results.noTitle',
    defaultMessage: 'No title',
    description: 'Beside a player of the list.',
  }),
  taken: defineMessage({
    id: 'fide.results.assigned',
    defaultMessage: 'Belongs to another account',
    description: 'Beside a player of the list who can’t be chosen.',
  }),
  banned: defineMessage({
    id: 'fide.results.banned',
    defaultMessage: 'Banned by FIDE',
    description: 'Beside a player of the list who can’t be chosen.',
  }),
  confirm: defineMessage({
    id: 'fide.confirm',
    defaultMessage: 'Is this you?',
    description: 'Title above one player.',
  }),
  confirmText: defineMessage({
    id: 'fide.confirm.text',
    defaultMessage: 'Next, our partner checks your passport or identity card. The name must match.',
    description: 'Below the player. The partner is the provider of identity checks.',
  }),
  confirmChild: defineMessage({
    id: 'fide.confirm.child',
    defaultMessage:
      'Players under 13 need a parent’s consent. We’ll check the documents ourselves.',
    description: 'Below the player.',
  }),
  connect: defineMessage({
    id: 'fide.confirm.submit',
    defaultMessage: 'Connect FIDE ID',
    description: 'Button that claims the ID.',
  }),
  form: defineMessage({
    id: 'fide.form',
    defaultMessage: 'FIDE ID request',
    description: 'Title of the form. FIDE ID is a name.',
  }),
  formText: defineMessage({
    id: 'fide.form.text',
    defaultMessage: 'We check the form, usually within 24 hours, and FIDE gives you an ID.',
    description: 'Below the title.',
  }),
  firstName: defineMessage({
    id: 'fide.form.firstName',
    defaultMessage: 'First name',
    description: 'Label of the field.',
  }),
  lastName: defineMessage({
    id: 'fide.form.lastName',
    defaultMessage: 'Last name',
    description: 'Label of the field.',
  }),
  latin: defineMessage({
    id: 'fide.form.latin',
    defaultMessage: 'Latin letters, as in your passport',
    description: 'Below the fields of a name.',
  }),
  birthPlace: defineMessage({
    id: 'fide.form.birthPlace',
    defaultMessage: 'Place of birth',
    description: 'Label of the field.',
  }),
  nationality: defineMessage({
    id: 'fide.form.nationality',
    defaultMessage: 'Citizenship',
    description: 'Label of the choice of a country.',
  }),
  federation: defineMessage({
    id: 'fide.form.federation',
    defaultMessage: 'Federation',
    description: 'Label of the choice of a country: whose chess federation.',
  }),
  avatar: defineMessage({
    id: 'fide.form.avatar',
    defaultMessage: 'Your photo',
    description: 'Label of the upload.',
  }),
  avatarHelp: defineMessage({
    id: 'fide.form.avatar.help',
    defaultMessage: 'Your face, from the front. Others will see it.',
    description: 'Below the upload.',
  }),
  selfie: defineMessage({
    id: 'fide.form.selfie',
    defaultMessage: 'Selfie with your document',
    description: 'Label of the upload.',
  }),
  selfieHelp: defineMessage({
    id: 'fide.form.selfie.help',
    defaultMessage:
      'You holding your passport or identity card, readable. Deleted once we’ve decided.',
    description: 'Below the upload.',
  }),
  consent: defineMessage({
    id: 'fide.form.consent',
    defaultMessage: 'Parent’s consent',
    description: 'Label of the upload.',
  }),
  consentHelp: defineMessage({
    id: 'fide.form.consent.help',
    defaultMessage: 'A photo of the signed paper. Deleted once we’ve decided.',
    description: 'Below the upload.',
  }),
  agreement: defineMessage({
    id: 'fide.form.agreement',
    defaultMessage:
      'My parent has read this with me, and we both agree that Kingside and FIDE use this data',
    description: 'Checkbox. Kingside and FIDE are names.',
  }),
  submit: defineMessage({
    id: 'fide.form.submit',
    defaultMessage: 'Send request',
    description: 'Button that sends a form.',
  }),
  manual: defineMessage({
    id: 'fide.manual',
    defaultMessage: 'Check by our team',
    description: 'Title of the form for a check by people.',
  }),
  manualText: defineMessage({
    id: 'fide.manual.text',
    defaultMessage:
      'Send a selfie with your document. We’ll decide within about 24 hours and write to you.',
    description: 'Below the title.',
  }),
  comment: defineMessage({
    id: 'fide.manual.comment',
    defaultMessage: 'Anything we should know',
    description: 'Label of the field.',
  }),
  optional: defineMessage({
    id: 'fide.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field.',
  }),
  byHand: defineMessage({
    id: 'fide.identity.byHand',
    defaultMessage: 'Have our team check it',
    description: 'Button: no identity check at the partner.',
  }),
  onCheck: defineMessage({
    id: 'fide.onCheck',
    defaultMessage: 'We’re checking your request',
    description: 'Title.',
  }),
  onCheckText: defineMessage({
    id: 'fide.onCheck.text',
    defaultMessage: 'It usually takes about 24 hours. We’ll send you an email and a notification.',
    description: 'Below the title.',
  }),
  rejected: defineMessage({
    id: 'fide.rejected',
    defaultMessage: 'Your request wasn’t approved',
    description: 'Title.',
  }),
  rejectedText: defineMessage({
    id: 'fide.rejected.text',
    defaultMessage: 'We’ve sent you the reason by email: check your inbox.',
    description: 'Below the title.',
  }),
  again: defineMessage({
    id: 'fide.rejected.again',
    defaultMessage: 'Send a new request',
    description: 'Button.',
  }),
  connected: defineMessage({
    id: 'fide.connected',
    defaultMessage: 'Your FIDE ID is connected',
    description: 'Title.',
  }),
  play: defineMessage({
    id: 'fide.connected.play',
    defaultMessage: 'Find an opponent',
    description: 'Button that leads to the lobby.',
  }),
  idNumber: defineMessage<{ readonly id: MessageValue }>({
    id: 'fide.id',
    defaultMessage: 'FIDE ID {id}',
    description: '{id} is a number. FIDE ID is a name.',
  }),
  born: defineMessage<{ readonly federation: MessageValue; readonly year: MessageValue }>({
    id: 'fide.results.born',
    defaultMessage: '{federation}, born in {year}',
    description: 'Beside a player of the list. {federation} are three letters, {year} is a year.',
  }),
  since: defineMessage<{ readonly date: MessageValue }>({
    id: 'fide.connected.since',
    defaultMessage: 'FOA-rated since {date}',
    description: 'FOA is a name. {date} is a day.',
  }),
}

/** The identity check at the partner. */
export const identityMessages = {
  asking: defineMessage({
    id: 'fide.identity.asking',
    defaultMessage: 'Checking the status…',
    description: 'While the server is asked.',
  }),
  offered: defineMessage({
    id: 'fide.identity.offered',
    defaultMessage: 'Confirm your identity',
    description: 'Title.',
  }),
  offeredText: defineMessage({
    id: 'fide.identity.offered.text',
    defaultMessage:
      'Have your passport or identity card ready. The check takes about five minutes on our partner’s page, then you’ll come back here.',
    description: 'Below the title. The partner is the provider of identity checks.',
  }),
  start: defineMessage({
    id: 'fide.identity.start',
    defaultMessage: 'Start the check',
    description: 'Button that leads to the partner’s page.',
  }),
  restart: defineMessage({
    id: 'fide.identity.again',
    defaultMessage: 'Start again',
    description: 'Button that leads to the partner’s page once more.',
  }),
  opening: defineMessage({
    id: 'fide.identity.opening',
    defaultMessage: 'Opening the check…',
    description: 'On the button.',
  }),
  away: defineMessage({
    id: 'fide.identity.away',
    defaultMessage: 'Going to our partner’s page…',
    description: 'On the button.',
  }),
  processing: defineMessage({
    id: 'fide.identity.processing',
    defaultMessage: 'Your documents are being checked',
    description: 'Title.',
  }),
  processingText: defineMessage({
    id: 'fide.identity.processing.text',
    defaultMessage: 'It usually takes a few minutes. You can close this: we’ll write to you.',
    description: 'Below the title.',
  }),
  refused: defineMessage({
    id: 'fide.identity.refused',
    defaultMessage: 'Your documents weren’t accepted',
    description: 'Title. The person can try again.',
  }),
  refusedText: defineMessage({
    id: 'fide.identity.refused.text',
    defaultMessage:
      'The photo may be blurred or the document out of date. Start again, or have our team check it.',
    description: 'Below the title.',
  }),
  verified: defineMessage({
    id: 'fide.identity.verified',
    defaultMessage: 'Your identity is confirmed',
    description: 'Title.',
  }),
  canceled: defineMessage({
    id: 'fide.identity.canceled',
    defaultMessage: 'The check wasn’t finished',
    description: 'Title.',
  }),
  canceledText: defineMessage({
    id: 'fide.identity.canceled.text',
    defaultMessage: 'Your FIDE ID is free again. Start again, or have our team check it.',
    description: 'Below the title.',
  }),
  unavailable: defineMessage({
    id: 'fide.identity.unavailable',
    defaultMessage: 'The identity check isn’t available',
    description: 'Title of an error.',
  }),
  unavailableText: defineMessage({
    id: 'fide.identity.unavailable.text',
    defaultMessage: 'Have our team check your documents instead, or try again later.',
    description: 'Below the title.',
  }),
}

/** Why something was not done. */
export const refusals = {
  already_assigned: defineMessage({
    id: 'fide.error.alreadyAssigned',
    defaultMessage: 'This FIDE ID belongs to another account',
    description: 'Error.',
  }),
  permission_denied: defineMessage({
    id: 'fide.error.permissionDenied',
    defaultMessage: 'You can’t connect this FIDE ID',
    description: 'Error.',
  }),
  not_authenticated: defineMessage({
    id: 'fide.error.notAuthenticated',
    defaultMessage: 'You’ve been signed out. Sign in to continue.',
    description: 'Error.',
  }),
  fide_id_not_found: defineMessage({
    id: 'fide.error.fideIdNotFound',
    defaultMessage: 'FIDE has no player with this ID',
    description: 'Error.',
  }),
  incorrect_name: defineMessage({
    id: 'fide.error.incorrectName',
    defaultMessage: 'Check the first and last name: Latin letters only',
    description: 'Error.',
  }),
  not_valid: defineMessage({
    id: 'fide.error.notValid',
    defaultMessage: 'Check the date of birth: players must be at least 3 years old',
    description: 'Error.',
  }),
  parent_consent_missing: defineMessage({
    id: 'fide.error.parentConsentMissing',
    defaultMessage: 'Players under 13 need a parent’s consent',
    description: 'Error.',
  }),
  file_gone: defineMessage({
    id: 'fide.error.fileGone',
    defaultMessage: 'We no longer have your photos. Choose them again.',
    description: 'Error: files are kept for a day.',
  }),
  unavailable: defineMessage({
    id: 'fide.error.unavailable',
    defaultMessage: 'This isn’t available at the moment. Try again later.',
    description: 'Error.',
  }),
  throttled: defineMessage({
    id: 'fide.error.throttled',
    defaultMessage: 'Too many attempts. Try again later.',
    description: 'Error.',
  }),
  offline: defineMessage({
    id: 'fide.error.offline',
    defaultMessage: 'You’re offline',
    description: 'Error.',
  }),
  timeout: defineMessage({
    id: 'fide.error.timeout',
    defaultMessage: 'No answer from the server. Try again.',
    description: 'Error.',
  }),
  something_wents_wrong: defineMessage({
    id: 'fide.error.unknown',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Error.',
  }),
} satisfies Record<FideIdCode, unknown>

/** The errors below fields. */
export const fieldProblems = {
  fill_in_the_value: defineMessage({
    id: 'fide.problem.empty',
    defaultMessage: 'Fill in the value',
    description: 'Error below an empty field.',
  }),
  fill_in_the_value_properly: defineMessage({
    id: 'fide.problem.form',
    defaultMessage: 'Fill in the value properly',
    description: 'Error below a field.',
  }),
  incorrect_first_name: defineMessage({
    id: 'fide.problem.firstName',
    defaultMessage: 'Incorrect first name',
    description: 'Error below the field: Latin letters only.',
  }),
  incorrect_last_name: defineMessage({
    id: 'fide.problem.lastName',
    defaultMessage: 'Incorrect last name',
    description: 'Error below the field: Latin letters only.',
  }),
  not_valid: defineMessage({
    id: 'fide.problem.notValid',
    defaultMessage: 'Not valid',
    description: 'Error below a date or year.',
  }),
  too_large: defineMessage({
    id: 'fide.problem.tooLarge',
    defaultMessage: 'The photo is larger than 5 MB',
    description: 'Error below a photo. MB are megabytes.',
  }),
  wrong_type: defineMessage({
    id: 'fide.problem.wrongType',
    defaultMessage: 'Use a PNG, JPG or WebP picture',
    description: 'Error below a photo.',
  }),
  quota: defineMessage({
    id: 'fide.problem.quota',
    defaultMessage: 'You’ve sent many files today. Try again tomorrow.',
    description: 'Error below a photo.',
  }),
  not_sent: defineMessage({
    id: 'fide.problem.notSent',
    defaultMessage: 'The photo couldn’t be sent. Choose it again.',
    description: 'Error below a photo.',
  }),
} satisfies Record<FideProblem, unknown>
