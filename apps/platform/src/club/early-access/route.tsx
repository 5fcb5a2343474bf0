import { useMutation } from '@tanstack/react-query'
import { selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { failureOf } from '../../platform/server/index.ts'
import { clubApiOf } from '../club-api.ts'
import { useReader } from '../useReader.ts'
import { EarlyAccess } from './EarlyAccess.view.tsx'
import { EarlyAccessFields } from './EarlyAccessForm.view.tsx'
import { messages } from './early-access.messages.ts'
import type { EarlyAccessForm, EarlyAccessView } from './early-access.types.ts'
import { useKeptDraft } from './useKeptDraft.ts'

/** The page for those who run clubs: what is there, and the form for early access to what comes. */
export function EarlyAccessRoute() {
  const navigate = useNavigate()
  const reader = useReader()
  const { actors } = useDependencies()
  const email = useSelector(actors.session, (snapshot) => {
    const session = selectSessionView(snapshot)
    return 'profile' in session ? (session.profile?.email ?? '') : ''
  })
  return (
    <>
      <PageTitle {...messages.title} />
      <EarlyAccess
        // The address of a member who is known only now is filled in.
        form={<Ask key={email} email={email} />}
        onCreate={() =>
          reader.isMember ? void navigate('/community/create') : reader.signIn('/community/create')
        }
        onClubs={() => void navigate('/community')}
      />
    </>
  )
}

function Ask({ email }: { readonly email: string }) {
  const deps = useDependencies()
  const { draft, change, clear } = useKeptDraft()
  const [first, setFirst] = useState(draft)
  const asking = useMutation({
    mutationFn: ({ hasAgreed: _, website, ...form }: EarlyAccessForm) =>
      clubApiOf(deps).askForEarlyAccess({
        body: { ...form, agreed: true, ...(website !== '' && { website }) },
      }),
    onSuccess: () => setFirst(clear()),
  })
  const view = (): EarlyAccessView => {
    switch (asking.status) {
      case 'idle':
        return { status: 'editing' }
      case 'pending':
        return { status: 'sending' }
      case 'success':
        return { status: 'sent', email: asking.variables.email }
      case 'error':
        return { status: 'refused', ...refusalOf(asking.error, deps.now) }
      default:
        return asking satisfies never
    }
  }
  return (
    <EarlyAccessFields
      view={view()}
      draft={{ ...first, email: first.email || email }}
      now={deps.now}
      onSubmit={(form) => asking.mutate(form)}
      onChange={(changed) => {
        change(changed)
        if (asking.isError) asking.reset()
      }}
      onAgain={() => asking.reset()}
    />
  )
}

function refusalOf(
  error: unknown,
  now: () => number,
): Pick<Extract<EarlyAccessView, { readonly status: 'refused' }>, 'code' | 'until'> {
  const { failure, waitMs, at } = failureOf(error, now)
  switch (failure) {
    case 'invalid_email':
    case 'empty_email':
      return { code: 'email_invalid', until: null }
    case 'rate_limited':
      return { code: 'throttled', until: waitMs === null ? null : at + waitMs }
    case 'offline':
      return { code: 'offline', until: null }
    default:
      return { code: 'failed', until: null }
  }
}
