import {
  type CodeSent,
  type ActivationCodeMachine,
  selectActivationCodeView,
} from '@kingside/machines/activation-code'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createActivationCode } from './activation-code.calls.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { ActivationCode } from './ActivationCode.view.tsx'
import { useOutput } from '../../platform/page/index.ts'

export interface CodeStepProps {
  readonly deps: AppDependencies
  readonly email: string
  /** The code that was already sent; null requests one. */
  readonly sent: CodeSent | null
  /** Shows its own button to change the address. @default false */
  readonly alone?: boolean
  readonly onVerified: () => void
  readonly onOtherAddress: () => void
}

/** The step that asks for the code, with a machine of its own. */
export function CodeStep({
  deps,
  email,
  sent,
  alone = false,
  onVerified,
  onOtherAddress,
}: CodeStepProps) {
  const [machine] = useState(() => createActivationCode(deps))
  const actor = useActorRef(machine, { input: { email, sent } })
  useOutput(
    useSelector(actor, (snapshot) => snapshot.output),
    onVerified,
  )
  return (
    <RunningCodeStep actor={actor} now={deps.now} alone={alone} onOtherAddress={onOtherAddress} />
  )
}

export interface RunningCodeStepProps {
  readonly actor: ActorRefFrom<ActivationCodeMachine>
  readonly now: () => number
  /** @default false */
  readonly alone?: boolean
  readonly onOtherAddress: () => void
}

/** The step with a machine that is already running, such as the registration's. */
export function RunningCodeStep({
  actor,
  now,
  alone = false,
  onOtherAddress,
}: RunningCodeStepProps) {
  const view = useSelector(actor, selectActivationCodeView)
  return (
    <ActivationCode
      view={view}
      now={now}
      alone={alone}
      onSubmit={(code) => actor.send({ type: 'code.submit', code })}
      onChange={() => actor.send({ type: 'code.change' })}
      onResend={() => actor.send({ type: 'code.resend' })}
      onOtherAddress={onOtherAddress}
    />
  )
}
