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
  const [kept] = useState(() => keptFormOf(deps.store, id, deps.wallNow))
  const [machine] = useState(() => provideTournamentDraft(draftCallsOf(deps, kind, id)))
  const [input] = useState(() => ({ kind, kept: kept.read() }))
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectTournamentDraftView)
  useEffect(() => {
    // Until it is loaded, what was kept is not in it yet.
    const follow = actor.subscribe((snapshot) => {
      // Nothing can be saved into what is gone: its text stays only as long as the page that shows it.
      if (snapshot.matches('gone')) return kept.clear()
      const isOver = snapshot.matches('published')
      if (snapshot.context.form !== null) {
        kept.write(isOver ? nothingKept : keptOf(snapshot.context))
      }
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
