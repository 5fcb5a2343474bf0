import {
  selectSupportMessageView,
  type SupportMessageForm,
} from '@kingside/machines/support-message'
import { selectSessionView } from '@kingside/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle, perApp } from '../../platform/page/index.ts'
import { useSearchParams } from '../../platform/router/index.ts'
import { type Addressee, createSupportMessage } from './support-message.calls.ts'
import { Support, titles } from './Support.view.tsx'
import { SupportForm } from './SupportForm.view.tsx'

const empty: SupportMessageForm = { subject: '', message: '', replyTo: '' }

/** What was typed and not sent, for who looks something up on another page and comes back. */
const keptDrafts = perApp(() => {
  const drafts = new Map<Addressee['to'], SupportMessageForm>()
  const read = (to: Addressee['to']) => drafts.get(to) ?? empty
  return {
    read,
    write: (to: Addressee['to'], change: Partial<SupportMessageForm>) => {
      drafts.set(to, { ...read(to), ...change })
    },
  }
})

/** `?to=organisers&tournament=autumn-swiss` */
function addresseeOf(params: URLSearchParams): Addressee {
  if (params.get('to') !== 'organisers') return { to: 'support' }
  const slug = params.get('tournament')
  return {
    to: 'organisers',
    tournament: slug === null ? null : `/tournaments/${slug.slice(0, 80)}`,
  }
}

/** The page of the support: the form, and the consent to its chat. */
export function SupportRoute() {
  const { support } = useDependencies()
  const addressee = addresseeOf(useSearchParams())
  const isAgreed = useSyncExternalStore(support.subscribe, support.isAgreed)
  const isTooYoung = useSyncExternalStore(support.subscribe, support.isTooYoung)
  return (
    <>
      <PageTitle {...titles[addressee.to]} />
      <Support
        to={addressee.to}
        form={<Message key={addressee.to} addressee={addressee} />}
        provider={support.provider}
        isAgreed={isAgreed}
        isTooYoung={isTooYoung}
        onAgree={support.agree}
        onWithdraw={support.withdraw}
      />
    </>
  )
}

function Message({ addressee }: { readonly addressee: Addressee }) {
  const deps = useDependencies()
  const [machine] = useState(() => createSupportMessage(deps, addressee))
  const actor = useActorRef(machine)
  const view = useSelector(actor, selectSupportMessageView)
  const { to } = addressee
  const kept = keptDrafts(deps)
  const draft = kept.read(to)
  const email = useSelector(deps.actors.session, (snapshot) => {
    const session = selectSessionView(snapshot)
    return 'profile' in session ? (session.profile?.email ?? '') : ''
  })
  const isSent = view.status === 'sent'
  useEffect(() => {
    if (isSent) kept.write(to, empty)
  }, [isSent, kept, to])
  return (
    <SupportForm
      // The address of a member who is known only now is filled in.
      key={email}
      to={to}
      view={view}
      draft={{ ...draft, replyTo: draft.replyTo || email }}
      now={deps.now}
      onSubmit={(form) => actor.send({ type: 'form.submit', ...form })}
      onChange={(change) => {
        kept.write(to, change)
        actor.send({ type: 'form.change' })
      }}
      onCancel={() => actor.send({ type: 'form.cancel' })}
      onAgain={() => actor.send({ type: 'form.again' })}
    />
  )
}
