import {
  keptOf,
  nothingKept,
  provideTournamentDraft,
  selectTournamentDraftView,
  type TournamentDraftEvent,
  type TournamentFormKind,
} from '@kingside/machines/tournament-draft'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { listenToPage } from '../../platform/page/index.ts'
import { keptFormOf } from './kept-form.calls.ts'
import { draftCallsOf } from './organise.calls.ts'

/** Runs the form of a draft or of a tournament; what is typed is stored in this browser until the server has it. */
export function useDraft(kind: TournamentFormKind, id: string) {
  const deps = useDependencies()
  const [kept] = useState(() => keptFormOf(deps.store, id))
  const [machine] = useState(() => provideTournamentDraft(draftCallsOf(deps, kind, id)))
  const [input] = useState(() => ({ kind, kept: kept.read() }))
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectTournamentDraftView)
  useEffect(() => {
    // Until it is loaded, what was kept is not in it yet.
    const follow = actor.subscribe((snapshot) => {
      const { form, isDeletedHere } = snapshot.context
      const isOver = isDeletedHere || snapshot.matches('published')
      if (form !== null) kept.write(isOver ? nothingKept : keptOf(snapshot.context))
    })
    return () => follow.unsubscribe()
  }, [actor, kept])
  useEffect(
    () =>
      listenToPage((signal) => {
        if (signal !== 'offline') actor.send({ type: 'connection.restore' })
      }),
    [actor],
  )
  return { view, send: (event: TournamentDraftEvent) => actor.send(event) }
}
