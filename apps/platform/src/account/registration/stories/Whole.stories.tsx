import { Stack } from '@kingside/design-system/Stack'
import { TextField } from '@kingside/design-system/TextField'
import {
  activationCodeOf,
  provideRegistration,
  registrationCodes,
  type RegistrationDeps,
  type RegistrationInput,
  selectRegistrationView,
} from '@kingside/machines/registration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { expect, screen, waitFor } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { RefusalBanner } from '../RefusalBanner.tsx'
import { fieldProblems } from '../registration-problems.ts'
import { messages } from '../Registration.messages.ts'
import { RunningCode } from '../registration.samples.tsx'
import { Registration, type RegistrationProps } from '../Registration.view.tsx'
import { args } from './registration.samples.tsx'

/** The popup with its machine, and all that a server or a field may say. */
const meta = {
  component: Registration,
  title: 'Features/Registration/Whole',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

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
  parameters: { visual: { looksLike: 'platform-features-registration-end--done-free' } },
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
  parameters: {
    visual: { looksLike: 'platform-features-registration-identity--identity-check-away' },
  },
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
