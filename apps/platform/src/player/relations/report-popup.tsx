import { type PlayerReportForm, selectPlayerReportView } from '@kingside/machines/player-report'
import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useIsSignedIn } from '../../account/session/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { perApp, type PopupContentProps } from '../../platform/page/index.ts'
import { SignInFirst } from './BlockQuestion.view.tsx'
import { createPlayerReport, createRelationCalls } from './calls.ts'
import { ReportForm } from './ReportForm.view.tsx'

const empty: PlayerReportForm = { kind: null, text: '' }

/** What was typed and not sent, for who closes the popup to look something up. */
const keptDrafts = perApp(() => new Map<string, PlayerReportForm>())

/** Reports a player: `?popup=report&player={uid}`, with `game={id}` when it is about a game. */
export function ReportPopup({ params: { player = '', game } }: PopupContentProps) {
  const deps = useDependencies()
  const { popups } = deps.actors
  const isSignedIn = useIsSignedIn(deps)
  const [machine] = useState(() => createPlayerReport(deps, { uid: player, gameId: game ?? null }))
  const [calls] = useState(() => createRelationCalls(deps.server))
  const name = useQuery({ ...calls.name(player), enabled: player !== '' })
  const actor = useActorRef(machine)
  const view = useSelector(actor, selectPlayerReportView)
  const drafts = keptDrafts(deps)
  const [draft, setDraft] = useState(() => drafts.get(player) ?? empty)
  const isSent = view.status === 'sent'
  useEffect(() => {
    if (isSent) drafts.delete(player)
  }, [isSent, drafts, player])
  if (!isSignedIn) {
    return <SignInFirst onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })} />
  }
  return (
    <ReportForm
      view={view}
      name={name.data ?? null}
      hasGame={game !== undefined}
      draft={draft}
      onSubmit={(form) => actor.send({ type: 'form.submit', ...form })}
      onChange={(change) => {
        const next = { ...draft, ...change }
        setDraft(next)
        drafts.set(player, next)
        actor.send({ type: 'form.change' })
      }}
      onCancel={() => actor.send({ type: 'form.cancel' })}
      onClose={() => popups.send({ type: 'popup.close' })}
    />
  )
}
