import { socialProviders } from '@kingside/machines/sign-in'
import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import {
  activationCodeOf,
  provideRegistration,
  type RegistrationCode,
  registrationCodes,
  type RegistrationDeps,
  type RegistrationInput,
  selectRegistrationView,
} from '@kingside/machines/registration'
import { registrationStates as states, snapshotAt } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SocialProviders } from '../sign-in/SocialProviders.tsx'
import { inPopup } from '../../stories/in-popup.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { RefusalBanner } from './RefusalBanner.tsx'
import { fieldProblems } from './registration-problems.ts'
import { messages } from './Registration.messages.ts'
import { CodeStandIn, countriesIn, RunningCode, samplePrices } from './registration.samples.tsx'
import { Registration, type RegistrationProps } from './Registration.view.tsx'

const view = selectRegistrationView

/** The registration popup; one story for each state of its machine, and every answer of the server. */
const meta = {
  component: Registration,
  title: 'Features/Registration',
  args: {
    view: view(states['credentials.filling.editing']),
    providers: (
      <SocialProviders providers={socialProviders} chosen={null} onSocial={fn()} onCancel={fn()} />
    ),
    activation: <CodeStandIn />,
    countries: countriesIn('en'),
    prices: samplePrices,
    today: '2026-11-21',
    now: () => 0,
    onCredentials: fn(),
    onInfo: fn(),
    onFideId: fn(),
    onSkipFideId: fn(),
    onStartIdentity: fn(),
    onSkipIdentity: fn(),
    onPay: fn(),
    onSkipPayment: fn(),
    onChange: fn(),
    onBack: fn(),
    onNext: fn(),
    onSignIn: fn(),
    onFinish: fn(),
  },
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

/** Flags are fetched when they are shown; the picture waits for the chosen one. */
const flag: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
}

export const CredentialsFillingEditing: Story = {
  parameters: { state: 'registration/credentials.filling.editing', visual: { claims: 'phone' } },
  args: { view: view(states['credentials.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'aigerim@mail.example')
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Password'), 'Horsebattery7')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'Horsebattery7')
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(args.onCredentials).toHaveBeenCalledWith({
      email: 'aigerim@mail.example',
      password: 'Horsebattery7',
      repeat: 'Horsebattery7',
    })
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** From field to field with Tab, and off with Enter. */
export const ByKeyboard: Story = {
  parameters: {
    visual: { looksLike: 'platform-features-registration--credentials-filling-editing' },
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Email' }).focus()
    await userEvent.keyboard('aigerim@mail.example')
    await userEvent.tab()
    await userEvent.keyboard('Horsebattery7')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Repeat password')).toHaveFocus()
    await userEvent.keyboard('Horsebattery7{Enter}')
    await expect(args.onCredentials).toHaveBeenCalledOnce()
  },
}

export const CredentialsFillingInvalid: Story = {
  parameters: { state: 'registration/credentials.filling.invalid' },
  args: { view: view(states['credentials.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Email is invalid/,
    )
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Weak password/)
    await expect(canvas.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      /Passwords must be equal/,
    )
  },
}

export const CredentialsFillingRefused: Story = {
  parameters: { state: 'registration/credentials.filling.refused' },
  args: { view: view(states['credentials.filling.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /User with such email already exists/,
    )
  },
}

/** A form sends nothing a second time. */
export const CredentialsRegistering: Story = {
  parameters: { state: 'registration/credentials.registering' },
  args: { view: view(states['credentials.registering']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Horsebattery7{Enter}')
    await expect(args.onCredentials).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /Create account/ })).toBeInTheDocument()
  },
}

const forms = {
  credentials: { credentials: { filling: 'refused' } },
  personalInfo: { personalInfo: { filling: 'refused' } },
  fideId: { fideId: { filling: 'refused' } },
} as const

const refused = (step: keyof typeof forms, code: RegistrationCode) =>
  view(
    snapshotAt(forms[step], {
      plan: step === 'fideId' ? 'free_pro' : 'free',
      refusal: { code, detail: null, waitMs: null, at: null },
    }),
  )

export const BannedMail: Story = {
  args: { view: refused('credentials', 'email_domain_is_banned') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Please use another email/,
    )
  },
}

export const PasswordRefused: Story = {
  args: { view: refused('credentials', 'password_too_similar') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Too similar to your name or email/,
    )
  },
}

export const NotRegistered: Story = {
  args: { view: refused('credentials', 'timeout') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something wents wrong. Try again')
  },
}

/** The server says how long to wait. */
export const Throttled: Story = {
  args: {
    view: view(
      snapshotAt(forms.credentials, {
        plan: 'free',
        refusal: { code: 'throttled', detail: null, waitMs: 240_000, at: 0 },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/04:00/)).toBeVisible()
  },
}

/** The code’s own states are stories of the feature that draws it. */
export const ActivationCode: Story = {
  parameters: { state: 'registration/activationCode' },
  args: { view: view(states.activationCode) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const PersonalInfoFillingEditing: Story = {
  parameters: { state: 'registration/personalInfo.filling.editing', visual: { claims: 'feature' } },
  args: { view: view(states['personalInfo.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Aigerim')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Nurlanova')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'kaz')
    await userEvent.click(await screen.findByRole('option', { name: /Kazakhstan/ }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onInfo).toHaveBeenCalledWith({
      firstName: 'Aigerim',
      lastName: 'Nurlanova',
      country: 84,
      birthDate: '',
      newsletters: true,
    })
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

/** A day that no calendar has is not shown; the field says that it was wrong. */
export const PersonalInfoFillingInvalid: Story = {
  parameters: { state: 'registration/personalInfo.filling.invalid' },
  args: { view: view(states['personalInfo.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
      /Incorrect name/,
    )
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      /Fill in the value/,
    )
    await expect(canvas.getByText('Not valid')).toBeVisible()
  },
}

export const PersonalInfoFillingRefused: Story = {
  parameters: { state: 'registration/personalInfo.filling.refused' },
  args: { view: view(states['personalInfo.filling.refused']) },
  play: async (context) => {
    await flag(context)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('You’re offline')
  },
}

export const PersonalInfoSaving: Story = {
  parameters: { state: 'registration/personalInfo.saving' },
  args: { view: view(states['personalInfo.saving']) },
  play: flag,
}

/** The session ended between two steps. */
export const SignedOutMeanwhile: Story = {
  args: { view: refused('personalInfo', 'not_authenticated') },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await flag(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const FideIdFillingEditing: Story = {
  parameters: { state: 'registration/fideId.filling.editing' },
  args: { view: view(states['fideId.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'FIDE ID' }), '13700316{Enter}')
    await expect(args.onFideId).toHaveBeenCalledWith('13700316')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect later' }))
    await expect(args.onSkipFideId).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const FideIdFillingInvalid: Story = {
  parameters: { state: 'registration/fideId.filling.invalid' },
  args: { view: view(states['fideId.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'FIDE ID' })).toHaveAccessibleDescription(
      /Fill in the value properly/,
    )
  },
}

export const FideIdFillingRefused: Story = {
  parameters: { state: 'registration/fideId.filling.refused' },
  args: { view: view(states['fideId.filling.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'FIDE ID' })).toHaveAccessibleDescription(
      /This FIDE ID belongs to another account/,
    )
  },
}

export const FideIdSaving: Story = {
  parameters: { state: 'registration/fideId.saving' },
  args: { view: view(states['fideId.saving']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Connect later' })).toBeNull()
  },
}

export const UnknownFideId: Story = {
  args: { view: refused('fideId', 'fide_id_not_found') },
  parameters: {
    modes: {
      kazakh: {
        args: { view: view(states['personalInfo.filling.invalid']), countries: countriesIn('kk') },
        globals: { locale: 'kz' },
      },
      /** The longest of each language and of the server. */
      'long-words': {
        args: {
          view: view(
            snapshotAt('done', {
              plan: 'free_pro',
              email: `${'nurmukhambetova'.repeat(3)}@championship-secretariat.mail.example`,
            }),
          ),
        },
        globals: { locale: 'ru' },
        claims: ['phone', 'large-text'],
      },
    } satisfies StoryModes<Story>,
  },
}

export const ForbiddenFideId: Story = {
  args: { view: refused('fideId', 'permission_denied') },
}

/** Back from the next step: the id is connected, and may be changed. */
export const FideIdConnected: Story = {
  args: {
    view: view(snapshotAt({ fideId: { filling: 'editing' } }, { isFideConnected: true })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Connect another ID' }))
    await expect(args.onFideId).toHaveBeenCalledWith('13700316')
  },
}

/** The server does not have the step yet: the way on is to go without it. */
export const FideIdLater: Story = {
  args: { view: refused('fideId', 'not_implemented') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Connect later' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSkipFideId).toHaveBeenCalledOnce()
  },
}

const later = {
  refusal: { code: 'not_implemented', detail: null, waitMs: null, at: null },
  comesLater: true,
} as const

export const IdentityLater: Story = {
  args: { view: view(snapshotAt({ identityCheck: 'failed' }, later)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSkipIdentity).toHaveBeenCalledOnce()
  },
}

export const PaymentLater: Story = {
  args: { view: view(snapshotAt({ payment: 'failed' }, later)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on the free plan' }))
    await expect(args.onSkipPayment).toHaveBeenCalledOnce()
  },
}

/** A titled player is promised nothing that was not done. */
export const DoneLater: Story = {
  args: { view: view(snapshotAt('done', { plan: 'free_pro', comesLater: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /on the free plan\. We’ve noted your request for Pro as a titled player\./,
    )
  },
}

/** The same for somebody who would have paid. */
export const DoneUnpaidLater: Story = {
  args: { view: view(snapshotAt('done', { plan: 'pro', comesLater: true })) },
  globals: { locale: 'kz' },
}

export const IdentityCheckAsking: Story = {
  parameters: { state: 'registration/identityCheck.asking' },
  args: { view: view(states['identityCheck.asking']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your verification status…')
  },
}

export const IdentityCheckOffered: Story = {
  parameters: { state: 'registration/identityCheck.offered' },
  args: { view: view(states['identityCheck.offered']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start check' }))
    await expect(args.onStartIdentity).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Do it later' }))
    await expect(args.onSkipIdentity).toHaveBeenCalledOnce()
  },
}

export const IdentityCheckOpening: Story = {
  parameters: { state: 'registration/identityCheck.opening' },
  args: { view: view(states['identityCheck.opening']) },
}

export const IdentityCheckAway: Story = {
  parameters: { state: 'registration/identityCheck.away' },
  args: { view: view(states['identityCheck.away']) },
}

/** Stays like this while the provider is asked once more. */
export const IdentityCheckProcessing: Story = {
  parameters: { state: 'registration/identityCheck.processing' },
  args: { view: view(states['identityCheck.processing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const IdentityCheckVerified: Story = {
  parameters: { state: 'registration/identityCheck.verified' },
  args: { view: view(states['identityCheck.verified']) },
}

export const IdentityCheckCanceled: Story = {
  parameters: { state: 'registration/identityCheck.canceled' },
  args: { view: view(states['identityCheck.canceled']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.onStartIdentity).toHaveBeenCalledOnce()
  },
}

export const IdentityCheckFailed: Story = {
  parameters: {
    state: 'registration/identityCheck.failed',
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states['identityCheck.failed']) },
}

/** Passed through at once, to the payment or the end; looks as the end does. */
export const AfterChecks: Story = {
  parameters: { state: 'registration/afterChecks' },
  args: { view: view(states.afterChecks) },
}

export const PaymentChoosing: Story = {
  parameters: { state: 'registration/payment.choosing', visual: { claims: 'phone' } },
  args: { view: view(states['payment.choosing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }))
    await expect(args.onPay).toHaveBeenLastCalledWith('pro-annual')
    canvas.getByRole('radio', { name: 'Annual' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }))
    await expect(args.onPay).toHaveBeenLastCalledWith('pro-monthly')
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on the free plan' }))
    await expect(args.onSkipPayment).toHaveBeenCalledOnce()
  },
}

export const PaymentOpening: Story = {
  parameters: { state: 'registration/payment.opening' },
  args: { view: view(states['payment.opening']) },
}

export const PaymentAway: Story = {
  parameters: { state: 'registration/payment.away' },
  args: { view: view(states['payment.away']) },
}

export const PaymentConfirming: Story = {
  parameters: { state: 'registration/payment.confirming' },
  args: { view: view(states['payment.confirming']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirming your payment…')
  },
}

/** Between two questions; looks as the question does. */
export const PaymentPending: Story = {
  parameters: {
    state: 'registration/payment.pending',
    visual: { looksLike: 'platform-features-registration--payment-confirming' },
  },
  args: { view: view(states['payment.pending']) },
}

export const PaymentUnconfirmed: Story = {
  parameters: { state: 'registration/payment.unconfirmed' },
  args: { view: view(states['payment.unconfirmed']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish without waiting' }))
    await expect(args.onSkipPayment).toHaveBeenCalledOnce()
  },
}

export const PaymentUnpaid: Story = {
  parameters: {
    state: 'registration/payment.unpaid',
    modes: { russian: { globals: { locale: 'ru' } } } satisfies StoryModes<Story>,
  },
  args: { view: view(states['payment.unpaid']) },
}

export const PaymentFailed: Story = {
  parameters: { state: 'registration/payment.failed' },
  args: { view: view(states['payment.failed']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline')
  },
}

export const Done: Story = {
  parameters: { state: 'registration/done' },
  args: { view: view(states.done) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start playing' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const DoneFree: Story = { args: { view: view(snapshotAt('done', { plan: 'free' })) } }

export const DoneFreePro: Story = { args: { view: view(snapshotAt('done', { plan: 'free_pro' })) } }

/** Pro was chosen and not paid. */
export const DoneUnpaid: Story = {
  parameters: { visual: { looksLike: 'platform-features-registration--after-checks' } },
  args: { view: view(snapshotAt('done', { isPaid: false })) },
}

/** Every answer of the server; those about a field stand below it in the form. */
export const EveryRefusal: Story = {
  render: ({ onSignIn }) => (
    <Stack gap={2}>
      {registrationCodes.map((code) => (
        <RefusalBanner key={code} code={code} onSignIn={onSignIn} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('alert').map((notice) => notice.querySelector('p')?.innerText)
    await expect(shown).toEqual([
      'User with such email already exists',
      'User with such email already exists',
      'Please use another email',
      'Email must not be empty',
      'Too short',
      'Too common, easy to guess',
      'Don’t use only numbers',
      'Too similar to your name or email',
      'This FIDE ID belongs to another account',
      'You can’t connect this FIDE ID',
      'You’ve been signed out. Sign in to continue.',
      'FIDE has no player with this ID',
      'Too many attempts. Try again later.',
      'You’re offline',
      'Something wents wrong. Try again',
      'Something wents wrong. Try again',
    ])
  },
}

function EveryProblem() {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={3}>
      {Object.entries(fieldProblems).map(([code, message]) => (
        <TextField key={code} label={code} error={formatMessage(message)} />
      ))}
    </Stack>
  )
}

/** What is said of a field before anybody is asked. */
export const EveryFieldProblem: Story = {
  render: () => <EveryProblem />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('password_is_email')).toHaveAccessibleDescription(
      /Your password can’t be your email/,
    )
    await expect(canvas.getByLabelText('empty_email')).toHaveAccessibleDescription(
      /Email must not be empty/,
    )
  },
}

const agrees = {
  register: async () => ({ at: 0 }),
  activationCode: { sendCode: async () => ({ at: 0 }), verifyCode: async () => {} },
  saveInfo: async () => {},
  connectFide: async () => {},
  askIdentity: async () => 'none',
  openIdentity: async () => {},
  openCheckout: async () => {},
  askPayment: async () => 'active',
} as const satisfies RegistrationDeps

const machine = provideRegistration(agrees)

/** The popup with its machine, and a server that agrees with everything. */
function Running({ plan, ...props }: RegistrationProps & Pick<RegistrationInput, 'plan'>) {
  const [snapshot, send] = useMachine(machine, { input: { plan } })
  useStateMap(snapshot)
  const code = activationCodeOf(snapshot)
  return (
    <Registration
      {...props}
      view={view(snapshot)}
      activation={code && <RunningCode actor={code} />}
      onCredentials={(form) => send({ type: 'credentials.submit', ...form })}
      onInfo={(info) => send({ type: 'info.submit', info, today: props.today })}
      onFideId={(fideId) => send({ type: 'fide.submit', fideId })}
      onSkipFideId={() => send({ type: 'fide.skip' })}
      onStartIdentity={() => send({ type: 'identity.start' })}
      onSkipIdentity={() => send({ type: 'identity.skip' })}
      onPay={(price) => send({ type: 'payment.choose', price })}
      onSkipPayment={() => send({ type: 'payment.skip' })}
      onChange={() => send({ type: 'form.change' })}
      onBack={() => send({ type: 'step.back' })}
      onNext={() => send({ type: 'step.next' })}
    />
  )
}

/** React Aria goes on naming a waiting button that left with its step, which axe would find. */
const forgetAnnouncement = () => {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove()
}

type Play = Parameters<NonNullable<Story['play']>>[0]

/** Enters what the first three steps ask for; each takes the keyboard when it begins. */
async function firstSteps({ canvas, userEvent }: Play) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'aigerim@mail.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'Horsebattery7')
  await userEvent.type(canvas.getByLabelText('Repeat password'), 'Horsebattery7{Enter}')
  await waitFor(() =>
    expect(canvas.getByRole('group', { name: 'Confirm your email' })).toHaveFocus(),
  )
  await userEvent.type(canvas.getByRole('textbox', { name: 'Activation code' }), '492017{Enter}')
  await waitFor(() => expect(canvas.getByRole('group', { name: 'About you' })).toHaveFocus())
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Aigerim')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Nurlanova')
  await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'kaz')
  await userEvent.click(await screen.findByRole('option', { name: /Kazakhstan/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** All three steps, with the machine. */
export const FreeAccount: Story = {
  parameters: { visual: { looksLike: 'platform-features-registration--done-free' } },
  render: (args) => <Running {...args} plan="free" />,
  play: async (context) => {
    await firstSteps(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Your account is ready' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    forgetAnnouncement()
  },
}

/** The steps of Pro, with the machine: the federation’s id is left for later, and then not. */
export const ProAccount: Story = {
  parameters: { visual: { looksLike: 'platform-features-registration--identity-check-away' } },
  beforeEach: () => forgetAnnouncement,
  render: (args) => <Running {...args} plan="pro" />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await firstSteps(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect later' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Your Pro plan' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'FIDE ID' }), '13{Enter}')
    await expect(await canvas.findByText('Fill in the value properly')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'FIDE ID' }), '700316{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Start check' }))
    await expect(
      await canvas.findByRole('button', { name: /Going to our partner’s page…/ }),
    ).toHaveFocus()
    forgetAnnouncement()
  },
}
