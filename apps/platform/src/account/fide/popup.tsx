import { todayIso } from '@kingside/design-system/DateField'
import { selectFideIdView } from '@kingside/machines/fide-id'
import { selectSessionView } from '@kingside/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useCountries } from '../form/useCountries.ts'
import { usePageReturn } from '../form/usePageReturn.ts'
import { createFideId } from './calls.ts'
import { FideId } from './FideId.view.tsx'
import { FideLoading, FideVisitor } from './FideVisitor.tsx'
import { loadFideForm, saveFideForm } from './kept-fide-form.ts'

/** The popup that connects a FIDE ID; it needs to know who is there first. */
export function FidePopup() {
  const deps = useDependencies()
  const session = useSelector(deps.actors.session, selectSessionView)
  switch (session.status) {
    case 'authorized':
    case 'subscribed':
      return <RunningFideId />
    case 'loading':
      return <FideLoading />
    case 'unauthorized':
    case 'signing-out':
      return (
        <FideVisitor
          onSignIn={() =>
            deps.actors.popups.send({
              type: 'popup.open',
              popup: 'sign-in',
              params: { from: `${window.location.pathname}?popup=fide` },
            })
          }
        />
      )
    default:
      return session satisfies never
  }
}

/** What is typed is kept while the tab is open, because the check leaves the page. */
function RunningFideId() {
  const deps = useDependencies()
  const [today] = useState(todayIso)
  const [photos] = useState(() => new Map<string, File>())
  const [machine] = useState(() => createFideId({ ...deps, today, photos }))
  const [kept] = useState(loadFideForm)
  const actor = useActorRef(machine, { input: { today, kept } })
  const view = useSelector(actor, selectFideIdView)
  const countries = useCountries()

  useEffect(() => {
    const keeping = actor.subscribe(({ context: { query, values, files, isFilling } }) =>
      saveFideForm({ query, values, files, isFilling }),
    )
    return () => keeping.unsubscribe()
  }, [actor])
  usePageReturn(() => actor.send({ type: 'flow.resume' }))
  useEffect(() => {
    const resume = () => actor.send({ type: 'flow.retry' })
    const online = () => {
      if (actor.getSnapshot().value === 'offline') resume()
    }
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [actor])

  return (
    <FideId
      view={view}
      countries={countries}
      today={today}
      now={deps.now}
      onRetry={() => actor.send({ type: 'flow.retry' })}
      onClaimTitle={() => actor.send({ type: 'title.claim' })}
      onHaveId={() => actor.send({ type: 'id.have' })}
      onOpenForm={() => actor.send({ type: 'form.open' })}
      onSearch={(query) => actor.send({ type: 'search.submit', ...query })}
      onChoose={(fideId) => actor.send({ type: 'player.choose', fideId })}
      onConfirm={() => actor.send({ type: 'claim.confirm' })}
      onStartIdentity={() => actor.send({ type: 'identity.start' })}
      onManual={() => actor.send({ type: 'manual.open' })}
      onChange={(values) => actor.send({ type: 'form.change', values })}
      onSubmit={(values) => actor.send({ type: 'form.submit', values })}
      onPhoto={(field, file) => {
        const fileId = `photo-${photos.size + 1}`
        photos.set(fileId, file)
        actor.send({ type: 'file.choose', field, fileId, size: file.size })
      }}
      onRemovePhoto={(field) => actor.send({ type: 'file.remove', field })}
      onBack={() => actor.send({ type: 'flow.back' })}
    />
  )
}
