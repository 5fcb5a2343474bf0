import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { BlockQuestion, SignInFirst } from './BlockQuestion.view.tsx'
import { createRelationCalls } from './calls.ts'
import { messages } from './relations.messages.ts'
import { useRelation } from './use-relation.ts'

/** Asks whether a player is to be blocked: `?popup=block&player={uid}`. */
export function BlockPopup({ params: { player = '' } }: PopupContentProps) {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const { popups, toaster } = deps.actors
  const [calls] = useState(() => createRelationCalls(deps.server))
  const name = useQuery({ ...calls.name(player), enabled: player !== '' })
  const { isSignedIn, pending, change } = useRelation(player)
  if (!isSignedIn) {
    return <SignInFirst onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })} />
  }
  const close = () => popups.send({ type: 'popup.close' })
  const tell = () => {
    toaster.send({
      type: 'toast.add',
      toast: {
        id: 'player-blocked',
        type: 'success',
        color: 'subdued',
        title: { text: formatMessage(messages.blocked) },
        dismiss: { duration: 3000 },
      },
    })
    close()
  }
  return (
    <BlockQuestion
      name={name.data ?? null}
      isPending={pending === 'block'}
      onBlock={() => change('block', tell)}
      onKeep={close}
    />
  )
}
