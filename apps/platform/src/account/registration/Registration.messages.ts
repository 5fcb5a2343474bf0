import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'registration.title',
    defaultMessage: 'Create an account',
    description: 'Title of the popup that leads to an account.',
  }),
  steps: defineMessage({
    id: 'registration.steps',
    defaultMessage: 'Steps to your account',
    description: 'Names the list of the steps for screen readers.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly number: MessageValue }>({
    id: 'registration.position',
    defaultMessage: 'Step {number} of {count}',
    description: 'Above the title of a step.',
  }),
  stepDone: defineMessage({
    id: 'registration.step.done',
    defaultMessage: 'done',
    description: 'Screen readers hear it behind the name of a step that is done.',
  }),
  stepError: defineMessage({
    id: 'registration.step.error',
    defaultMessage: 'needs attention',
    description: 'Screen readers hear it behind the name of a step in which something is wrong.',
  }),
  back: defineMessage({
    id: 'registration.back',
    defaultMessage: 'Back',
    description: 'Button that leads to the step before.',
  }),
  next: defineMessage({
    id: 'registration.next',
    defaultMessage: 'Continue',
    description: 'Button that leads to the next step.',
  }),
  signIn: defineMessage({
    id: 'registration.signIn',
    defaultMessage: 'Sign in',
    description: 'Link or button that leads to the sign-in form.',
  }),

  credentials: defineMessage({
    id: 'registration.credentials.title',
    defaultMessage: 'Your email and password',
    description: 'Title of the first step.',
  }),
  rule: defineMessage({
    id: 'registration.credentials.rule',
    defaultMessage: 'At least 8 characters, with a capital letter, a small letter and a number',
    description: 'Below the field for the password.',
  }),
  repeat: defineMessage({
    id: 'registration.credentials.repeat',
    defaultMessage: 'Repeat password',
    description: 'Label of the field that repeats the password.',
  }),
  submit: defineMessage({
    id: 'registration.credentials.submit',
    defaultMessage: 'Create account',
    description: 'Button that sends the address and the password.',
  }),
  accepted: defineMessage<{ readonly privacy: MessageValue; readonly terms: MessageValue }>({
    id: 'registration.credentials.accepted',
    defaultMessage:
      'By creating an account, you accept the {terms} and {privacy}. They open in a new tab.',
    description: '{terms} and {privacy} are links with the words of the two messages that follow.',
  }),
  terms: defineMessage({
    id: 'registration.credentials.terms',
    defaultMessage: 'terms of use',
    description: 'Link in “By creating an account you accept the {terms}…”.',
  }),
  privacy: defineMessage({
    id: 'registration.credentials.privacy',
    defaultMessage: 'privacy policy',
    description: 'Link in “By creating an account you accept the … {privacy}”.',
  }),
  hasAccount: defineMessage({
    id: 'registration.credentials.hasAccount',
    defaultMessage: 'Already on Kingside?',
    description: 'Before the link “Sign in”. Kingside is the product’s name.',
  }),

  activation: defineMessage({
    id: 'registration.activation.title',
    defaultMessage: 'Confirm your email',
    description: 'Title of the second step, which asks for a code.',
  }),

  info: defineMessage({
    id: 'registration.info.title',
    defaultMessage: 'About you',
    description: 'Title of the third step, which asks for the name and the country.',
  }),
  infoText: defineMessage({
    id: 'registration.info.text',
    defaultMessage: 'Your name and flag appear on your profile and in tournament standings.',
    description: 'Below the title of the third step.',
  }),
  newsletters: defineMessage({
    id: 'registration.info.newsletters',
    defaultMessage: 'Email me news about tournaments and new features',
    description: 'Checkbox.',
  }),

  fide: defineMessage({
    id: 'registration.fide.title',
    defaultMessage: 'Your FIDE ID',
    description: 'Title of the fourth step. FIDE is the chess federation.',
  }),
  fideText: defineMessage({
    id: 'registration.fide.text',
    defaultMessage: 'With it, your Pro games can count towards your FIDE online rating.',
    description: 'Below the title of the fourth step. FIDE is the chess federation, Pro a plan.',
  }),
  fideLabel: defineMessage({
    id: 'registration.fide.label',
    defaultMessage: 'FIDE ID',
    description: 'Label of the field for the number at the chess federation FIDE.',
  }),
  fideHelp: defineMessage({
    id: 'registration.fide.help',
    defaultMessage: 'Your FIDE profile number, like 13700316',
    description: 'Below the field for the number at the chess federation FIDE.',
  }),
  fideSubmit: defineMessage({
    id: 'registration.fide.submit',
    defaultMessage: 'Connect',
    description: 'Button that connects the number at the federation with the account.',
  }),
  fideConnected: defineMessage({
    id: 'registration.fide.connected',
    defaultMessage: 'Your FIDE ID is connected',
    description: 'Notice after the person came back to this step.',
  }),
  fideChange: defineMessage({
    id: 'registration.fide.change',
    defaultMessage: 'Connect another ID',
    description: 'Button that connects another number in place of the one that is connected.',
  }),
  fideSkip: defineMessage({
    id: 'registration.fide.skip',
    defaultMessage: 'Connect later',
    description: 'Button that leaves the federation’s number for later.',
  }),

  identity: defineMessage({
    id: 'registration.identity.title',
    defaultMessage: 'Confirm your identity',
    description: 'Title of the fifth step.',
  }),
  identityText: defineMessage({
    id: 'registration.identity.text',
    defaultMessage:
      'Have your passport or identity card ready. The check takes about five minutes on our partner’s page, then you’ll come back here.',
    description: 'What the check needs. The partner is the provider of identity checks.',
  }),
  identityAsking: defineMessage({
    id: 'registration.identity.asking',
    defaultMessage: 'Checking your verification status…',
    description: 'Shown while the provider is asked.',
  }),
  identityStart: defineMessage({
    id: 'registration.identity.start',
    defaultMessage: 'Start check',
    description: 'Button that leads to the provider of identity checks.',
  }),
  identityOpening: defineMessage({
    id: 'registration.identity.opening',
    defaultMessage: 'Opening the check…',
    description: 'On the button while the provider’s page is asked for.',
  }),
  identityAway: defineMessage({
    id: 'registration.identity.away',
    defaultMessage: 'Going to our partner’s page…',
    description: 'On the button while the browser leaves for the provider’s page.',
  }),
  identityProcessing: defineMessage({
    id: 'registration.identity.processing',
    defaultMessage: 'We’re checking your documents',
    description: 'Title of a notice.',
  }),
  identityProcessingText: defineMessage({
    id: 'registration.identity.processing.text',
    defaultMessage: 'This usually takes a few minutes. You can continue now.',
    description: 'Text of the notice.',
  }),
  identityVerified: defineMessage({
    id: 'registration.identity.verified',
    defaultMessage: 'Your identity is confirmed',
    description: 'Title of a notice.',
  }),
  identityCanceled: defineMessage({
    id: 'registration.identity.canceled',
    defaultMessage: 'The check wasn’t finished',
    description: 'Title of a notice.',
  }),
  identityByHand: defineMessage({
    id: 'registration.identity.byHand',
    defaultMessage:
      'Start again, or send us the form on your FIDE page later: we’ll review it within about 24 hours.',
    description: 'What to do when the check was not finished or did not work.',
  }),
  identityAgain: defineMessage({
    id: 'registration.identity.again',
    defaultMessage: 'Start again',
    description: 'Button that begins the check once more.',
  }),
  identitySkip: defineMessage({
    id: 'registration.identity.skip',
    defaultMessage: 'Do it later',
    description: 'Button that leaves the identity check for later.',
  }),

  payment: defineMessage({
    id: 'registration.payment.title',
    defaultMessage: 'Your Pro plan',
    description: 'Title of the last step. Pro is a name.',
  }),
  period: defineMessage({
    id: 'registration.payment.period',
    defaultMessage: 'How often you pay',
    description: 'Label of the choice between a year and a month.',
  }),
  annual: defineMessage({
    id: 'registration.payment.annual',
    defaultMessage: 'Annual',
    description: 'Choice: Pro is paid once a year.',
  }),
  annualText: defineMessage<{
    readonly monthly: MessageValue
    readonly percent: MessageValue
    readonly total: MessageValue
  }>({
    id: 'registration.payment.annual.text',
    defaultMessage: '{monthly} a month, billed {total} once a year. Save {percent}.',
    description: 'Below “Annual”. The values are prices and a percentage like 30%.',
  }),
  monthly: defineMessage({
    id: 'registration.payment.monthly',
    defaultMessage: 'Monthly',
    description: 'Choice: Pro is paid every month.',
  }),
  monthlyText: defineMessage<{ readonly price: MessageValue }>({
    id: 'registration.payment.monthly.text',
    defaultMessage: '{price} a month',
    description: 'Below “Monthly”.',
  }),
  pay: defineMessage({
    id: 'registration.payment.submit',
    defaultMessage: 'Go to payment',
    description: 'Button that leads to the page of the payment provider.',
  }),
  paymentOpening: defineMessage({
    id: 'registration.payment.opening',
    defaultMessage: 'Opening the payment page…',
    description: 'On the button while the payment page is asked for.',
  }),
  paymentAway: defineMessage({
    id: 'registration.payment.away',
    defaultMessage: 'Going to the payment page…',
    description: 'On the button while the browser leaves for the payment page.',
  }),
  confirming: defineMessage({
    id: 'registration.payment.confirming',
    defaultMessage: 'Confirming your payment…',
    description: 'Shown after the payment until the server knows of it.',
  }),
  unconfirmed: defineMessage({
    id: 'registration.payment.unconfirmed',
    defaultMessage: 'Your payment hasn’t arrived yet',
    description: 'Title of a notice.',
  }),
  unconfirmedText: defineMessage({
    id: 'registration.payment.unconfirmed.text',
    defaultMessage: 'It can take a few minutes. Pro starts as soon as it arrives.',
    description: 'Text of the notice. Pro is a plan.',
  }),
  checkAgain: defineMessage({
    id: 'registration.payment.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button that asks once more whether the payment has arrived.',
  }),
  unpaid: defineMessage({
    id: 'registration.payment.unpaid',
    defaultMessage: 'You haven’t paid anything',
    description: 'Title of a notice after the person left the payment page.',
  }),
  unpaidText: defineMessage({
    id: 'registration.payment.unpaid.text',
    defaultMessage: 'Go back to payment or stay on the free plan.',
    description: 'Text of the notice.',
  }),
  stayFree: defineMessage({
    id: 'registration.payment.skip',
    defaultMessage: 'Stay on the free plan',
    description: 'Button that ends the registration without a payment.',
  }),
  dontWait: defineMessage({
    id: 'registration.payment.dontWait',
    defaultMessage: 'Finish without waiting',
    description: 'Button that ends the registration while the payment is on its way.',
  }),

  doneFree: defineMessage({
    id: 'registration.done.free',
    defaultMessage: 'Your account is ready',
    description: 'Title after the last step.',
  }),
  doneFreeText: defineMessage<{ readonly email: MessageValue }>({
    id: 'registration.done.free.text',
    defaultMessage: 'You’re signed in as {email}. Time for your first game.',
    description: 'Text after the last step.',
  }),
  donePro: defineMessage({
    id: 'registration.done.pro',
    defaultMessage: 'Welcome to Pro',
    description: 'Title after the last step, when Pro was paid. Pro is a plan.',
  }),
  doneProText: defineMessage<{ readonly email: MessageValue }>({
    id: 'registration.done.pro.text',
    defaultMessage:
      'You’re signed in as {email}. FOA-rated games and all board themes are open to you.',
    description: 'Text after the last step, when Pro was paid. FIDE is the chess federation.',
  }),
  doneFreeProText: defineMessage<{ readonly email: MessageValue }>({
    id: 'registration.done.freePro.text',
    defaultMessage:
      'You’re signed in as {email}. As a titled player, you get Pro for free once your FIDE ID and identity are confirmed.',
    description: 'Text after the last step for titled players, who get the plan Pro for nothing.',
  }),
  doneUnpaidText: defineMessage<{ readonly email: MessageValue }>({
    id: 'registration.done.unpaid.text',
    defaultMessage:
      'You’re signed in as {email}, on the free plan. You can upgrade to Pro at any time.',
    description: 'Text after the last step of a registration for Pro without a payment.',
  }),
  play: defineMessage({
    id: 'registration.done.play',
    defaultMessage: 'Start playing',
    description: 'Button that closes the popup after the last step.',
  }),
}

/** The steps by their short names. */
export const stepMessages = {
  credentials: defineMessage({
    id: 'registration.step.credentials',
    defaultMessage: 'Account',
    description: 'Name of the step that asks for the e-mail address and a password.',
  }),
  'activation-code': defineMessage({
    id: 'registration.step.activationCode',
    defaultMessage: 'Code',
    description: 'Name of the step that asks for the code from the mail.',
  }),
  'personal-info': defineMessage({
    id: 'registration.step.personalInfo',
    defaultMessage: 'About you',
    description: 'Name of the step that asks for the name and the country.',
  }),
  'fide-id': defineMessage({
    id: 'registration.step.fideId',
    defaultMessage: 'FIDE ID',
    description: 'Name of the step that asks for the number at the federation.',
  }),
  'identity-check': defineMessage({
    id: 'registration.step.identityCheck',
    defaultMessage: 'Identity',
    description: 'Name of the step with the identity check.',
  }),
  payment: defineMessage({
    id: 'registration.step.payment',
    defaultMessage: 'Payment',
    description: 'Name of the last step.',
  }),
}

/** The errors of steps that no other account form has. */
export const refusals = {
  already_assigned: defineMessage({
    id: 'registration.error.alreadyAssigned',
    defaultMessage: 'This FIDE ID belongs to another account',
    description: 'Error below the field for the number at the federation.',
  }),
  permission_denied: defineMessage({
    id: 'registration.error.permissionDenied',
    defaultMessage: 'You can’t connect this FIDE ID',
    description: 'Error below the field for the number at the federation.',
  }),
  not_authenticated: defineMessage({
    id: 'registration.error.notAuthenticated',
    defaultMessage: 'You’ve been signed out. Sign in to continue.',
    description: 'Notice above a step.',
  }),
  fide_id_not_found: defineMessage({
    id: 'registration.error.fideIdNotFound',
    defaultMessage: 'FIDE has no player with this ID',
    description: 'Error below the field for the number at the federation.',
  }),
}
