import { todayIso } from '@kingside/design-system/DateField'
import { selectEmailCheckView } from '@kingside/machines/email-check'
import {
  activationCodeOf,
  type RegistrationMachine,
  type RegistrationPlan,
  selectRegistrationView,
} from '@kingside/machines/registration'
import type { PopupParams } from '@kingside/machines/popups'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createEmailCheck } from './email-check.calls.ts'
import { loadRegistration, saveRegistration } from './kept-registration.ts'
import { createRegistration } from './calls.ts'
import { type AppDependencies, useDependencies } from '../../dependencies.ts'
import { EmailCheck } from './EmailCheck.view.tsx'
import { Registration } from './Registration.view.tsx'
import { proPrices } from '../payment/pro-prices.ts'
import { RunningCodeStep } from './CodeStep.tsx'
import { useCountries } from '../form/useCountries.ts'
import { usePageReturn } from '../form/usePageReturn.ts'
import { useContinue } from '../form/useContinue.ts'
import { useWhenSignedIn } from '../session/useSignedIn.ts'
import { useWhenSessionKnown } from './useWhenSessionKnown.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { GiftBanner } from './GiftBanner.tsx'
import { SocialRegistration } from './SocialRegistration.tsx'

/** The registration popup. Its input is kept while the tab is open, because some steps leave the page. */
export function RegistrationPopup({ params }: PopupContentProps) {
  const deps = useDependencies()
  const { actors, now } = deps
  const { email, gift } = params
  // Who opened the link of a gift takes it on the membership’s page, signed in.
  const from = gift === undefined ? params.from : `/membership?redeem=${gift}`
  const plan = planOf(params)
  const [machine] = useState(() => createRegistration(deps))
  const [kept] = useState(() => loadRegistration(machine, plan))
  const actor = useActorRef(machine, {
    input: { plan, ...(email && { email }) },
    ...(kept && { snapshot: kept }),
  })
  const view = useSelector(actor, selectRegistrationView)
  const code = useSelector(actor, activationCodeOf)
  const countries = useCountries()
  const next = useContinue(deps, from)

  useEffect(() => {
    const keeping = actor.subscribe(saveRegistration)
    return () => keeping.unsubscribe()
  }, [actor])
  useWhenSessionKnown(deps, () => {
    if (kept) actor.send({ type: 'flow.resume', at: now() })
  })
  usePageReturn(() => actor.send({ type: 'flow.resume', at: now() }))
  // A member has an account already; the steps after it are available elsewhere.
  useWhenSignedIn(deps, () => leaveMember(deps, plan, next), isBeforeAccount[view.step])

  const signIn = () =>
    actors.popups.send({
      type: 'popup.open',
      popup: 'sign-in',
      params: { ...(view.email && { email: view.email }), ...(from && { from }) },
    })
  const back = () => actor.send({ type: 'step.back' })

  return (
    <>
      {gift !== undefined && isBeforeAccount[view.step] && <GiftBanner />}
      <Registration
        view={view}
        emailField={
          <CheckedEmail deps={deps} registration={actor} email={view.email} from={from} />
        }
        providers={<SocialRegistration deps={deps} from={from} />}
        activation={code && <RunningCodeStep actor={code} now={now} onOtherAddress={back} />}
        countries={countries}
        prices={proPrices}
        today={todayIso()}
        now={now}
        onCredentials={(form) => actor.send({ type: 'credentials.submit', ...form })}
        onInfo={(info) => actor.send({ type: 'info.submit', info, today: todayIso() })}
        onFideId={(fideId) => actor.send({ type: 'fide.submit', fideId })}
        onSkipFideId={() => actor.send({ type: 'fide.skip' })}
        onStartIdentity={() => actor.send({ type: 'identity.start' })}
        onSkipIdentity={() => actor.send({ type: 'identity.skip' })}
        onPay={(price) => actor.send({ type: 'payment.choose', price })}
        onSkipPayment={() => actor.send({ type: 'payment.skip' })}
        onChange={() => actor.send({ type: 'form.change' })}
        onBack={back}
        onNext={() => actor.send({ type: 'step.next' })}
        onSignIn={signIn}
        onFinish={next}
      />
    </>
  )
}

const planOf = ({ freePro, price }: PopupParams): RegistrationPlan => {
  if (freePro) return 'free_pro'
  return price === undefined ? 'free' : 'pro'
}

/** Whether a step comes before the account is made. */
const isBeforeAccount = {
  credentials: true,
  'activation-code': true,
  'personal-info': false,
  'fide-id': false,
  'identity-check': false,
  payment: false,
  done: false,
} as const

function leaveMember({ actors }: AppDependencies, plan: RegistrationPlan, next: () => void): void {
  switch (plan) {
    case 'free':
      return next()
    case 'free_pro':
      return actors.popups.send({ type: 'popup.open', popup: 'fide' })
    case 'pro':
      return actors.popups.send({ type: 'popup.open', popup: 'upgrade-to-pro' })
    default:
      return plan satisfies never
  }
}

interface CheckedEmailProps {
  readonly deps: AppDependencies
  readonly registration: ActorRefFrom<RegistrationMachine>
  readonly email: string
  readonly from: string | undefined
}

/** The address field of the first step, checked when it loses the focus. */
function CheckedEmail({ deps, registration, email, from }: CheckedEmailProps) {
  const [machine] = useState(() => createEmailCheck(deps))
  const actor = useActorRef(machine, { input: { email } })
  const view = useSelector(actor, selectEmailCheckView)
  const open = (popup: 'sign-in' | 'confirm') =>
    deps.actors.popups.send({
      type: 'popup.open',
      popup,
      params: { email: view.email.trim(), ...(from && { from }) },
    })
  return (
    <EmailCheck
      view={view}
      markRequired={false}
      now={deps.now}
      onChange={(text) => {
        actor.send({ type: 'email.change', email: text })
        registration.send({ type: 'form.change' })
      }}
      onCheck={() => actor.send({ type: 'email.check' })}
      onResend={() => actor.send({ type: 'code.resend' })}
      onActivation={() => open('confirm')}
      onSignIn={() => open('sign-in')}
    />
  )
}
