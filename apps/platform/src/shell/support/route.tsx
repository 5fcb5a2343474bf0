import {
  selectSupportMessageView,
  type SupportMessageForm,
} from '@kingside/machines/support-message'
import { selectSessionView } from '@kingside/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle, perApp } from '../../platform/page/index.ts'
import { createSupportMessage } from './support-message.calls.ts'
import { messages } from './Support.messages.ts'
import { Support } from './Support.view.tsx'
import { SupportForm } from './SupportForm.view.tsx'

const empty: SupportMessageForm = { subject: '', message: '', replyTo: '' }

/** What was typed and not sent, for who looks something up on another page and comes back. */
const keptDraft = perApp(() => {
  let draft = empty
  return {
    read: () => draft,
    write: (change: Partial<SupportMessageForm>) => {
      draft = { ...draft, ...change }
    },
  }
})

/** The page of the support: the form, and the consent to its chat. */
export function SupportRoute() {
  const { support } = useDependencies()
  const isAgreed = useSyncExternalStore(support.subscribe, support.isAgreed)
  const isTooYoung = useSyncExternalStore(support.subscribe, support.isTooYoung)
  return (
    <>
      <PageTitle {...messages.title} />
      <Support
        form={<Message />}
        provider={support.provider}
        isAgreed={isAgreed}
        isTooYoung={isTooYoung}
        onAgree={support.agree}
        onWithdraw={support.withdraw}
      />
    </>
  )
}

function Message() {
  const deps = useDependencies()
  const [machine] = useState(() => createSupportMessage(deps))
  const actor = useActorRef(machine)
  const view = useSelector(actor, selectSupportMessageView)
  const kept = keptDraft(deps)
  const draft = kept.read()
  const email = useSelector(deps.actors.session, (snapshot) => {
    const session = selectSessionView(snapshot)
    return 'profile' in session ? (session.profile?.email ?? '') : ''
  })
  const isSent = view.status === 'sent'
  useEffect(() => {
    if (isSent) kept.write(empty)
  }, [isSent, kept])
  return (
    <SupportForm
      // The address of a member who is known only now is filled in.
      key={email}
      view={view}
      draft={{ ...draft, replyTo: draft.replyTo || email }}
      now={deps.now}
      onSubmit={(form) => actor.send({ type: 'form.submit', ...form })}
      onChange={(change) => {
        kept.write(change)
        actor.send({ type: 'form.change' })
      }}
      onCancel={() => actor.send({ type: 'form.cancel' })}
      onAgain={() => actor.send({ type: 'form.again' })}
    />
  )
}
