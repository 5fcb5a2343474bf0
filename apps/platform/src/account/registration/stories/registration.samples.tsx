import { socialProviders } from '@kingside/machines/sign-in'
import { type RegistrationCode, selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states, snapshotAt } from '@kingside/machines/registration/examples'
import type { StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SocialProviders } from '../../sign-in/SocialProviders.tsx'
import { CodeStandIn, countriesIn, samplePrices } from '../registration.samples.tsx'
import type { Registration } from '../Registration.view.tsx'

type Story = StoryObj<typeof Registration>

const view = selectRegistrationView

export const forms = {
  credentials: { credentials: { filling: 'refused' } },
  personalInfo: { personalInfo: { filling: 'refused' } },
  fideId: { fideId: { filling: 'refused' } },
} as const

export const refused = (step: keyof typeof forms, code: RegistrationCode) =>
  view(
    snapshotAt(forms[step], {
      plan: step === 'fideId' ? 'free_pro' : 'free',
      refusal: { code, detail: null, waitMs: null, at: null },
    }),
  )

/** What every story of it is given, unless it says otherwise. */
export const args = {
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
} satisfies Story['args']
