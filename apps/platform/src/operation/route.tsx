import { selectOperatorSessionView } from '@kingside/machines/operator-session'
import { selectSessionView } from '@kingside/machines/session'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useDependencies } from '../dependencies.ts'
import { NotFoundPage, PageLoading, PageTitle } from '../platform/page/index.ts'
import { useNavigate, useParams } from '../platform/router/index.ts'
import { messages } from './frame/frame.messages.ts'
import { operationPages } from './frame/operation-pages.ts'
import { OperationFrame } from './frame/OperationFrame.view.tsx'
import { OperationGate } from './frame/OperationGate.view.tsx'
import { OperationProvider } from './frame/operator.calls.ts'
import { createOperatorSession } from './frame/session.calls.ts'
import { operationKey } from './list/index.ts'

/** The operators' pages. Whoever is not signed in, and every member but operators, sees that there is no such page. */
export function OperationRoute() {
  const { actors } = useDependencies()
  const session = useSelector(actors.session, selectSessionView)
  const { page = '' } = useParams()
  const isPage = operationPages.some(({ path }) => path === page)
  switch (session.status) {
    case 'loading':
    case 'signing-out':
      return <PageLoading />
    case 'unauthorized':
      return <NotFoundPage />
    case 'authorized':
    case 'subscribed':
      return isPage ? <Operation /> : <NotFoundPage />
    default:
      return session satisfies never
  }
}

function Operation() {
  const deps = useDependencies()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { page = '', id = null } = useParams()
  const [machine] = useState(() => createOperatorSession(deps))
  const actor = useActorRef(machine)
  const view = useSelector(actor, selectOperatorSessionView)
  const operator = view.status === 'open' ? view.operator : null
  const shared = useMemo(
    () => ({ operator: operator ?? '', onOver: () => actor.send({ type: 'session.over' }) }),
    [actor, operator],
  )
  // Whoever comes to the browser next finds nothing of it.
  useEffect(() => {
    if (operator === null) return undefined
    return () => queryClient.removeQueries({ queryKey: [operationKey] })
  }, [operator, queryClient])
  const shown = operationPages.find(({ path }) => path === page)
  return (
    <>
      {view.status !== 'hidden' && (
        <PageTitle {...((view.status === 'open' && shown?.title) || messages.title)} />
      )}
      <OperationGate
        view={view}
        now={deps.now}
        notFound={<NotFoundPage />}
        onCode={(code) => actor.send({ type: 'code.submit', code })}
        onChange={() => actor.send({ type: 'code.change' })}
        onCancel={() => actor.send({ type: 'code.cancel' })}
        onRetry={() => actor.send({ type: 'session.retry' })}
        onSecurity={() => void navigate('/profile/security')}
      >
        {view.status === 'open' && shown && (
          <OperationProvider value={shared}>
            <OperationFrame
              operator={view.operator}
              isClosing={view.isClosing}
              links={operationPages}
              current={page}
              onOpen={(path) => void navigate(path)}
              onClose={() => actor.send({ type: 'session.close' })}
            >
              <shown.Page key={page} id={id} />
            </OperationFrame>
          </OperationProvider>
        )}
      </OperationGate>
    </>
  )
}
