import type { Relation } from '@kingside/api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { useIsSignedIn } from '../../account/session/index.ts'
import { useDependencies } from '../../dependencies.ts'
import {
  blockedKey,
  createRelationCalls,
  followingKey,
  onlineKey,
  type RelationChange,
  type RelationFailure,
  relationFailureOf,
  relationKey,
} from './calls.ts'
import { messages } from './relations.messages.ts'

/** What the reader has decided about a player, and changes of it. */
export interface OwnRelation {
  /** Null while it is loading, could not be loaded, or for a visitor. */
  readonly relation: Relation | null
  readonly isSignedIn: boolean
  /** What is being saved. */
  readonly pending: RelationChange | null
  /** Saves it; what fails is told in a toast. */
  readonly change: (change: RelationChange, onDone?: () => void) => void
}

/** Follows what the reader has decided about a player; all parts of a page that show it change together. */
export function useRelation(uid: string): OwnRelation {
  const deps = useDependencies()
  const [calls] = useState(() => createRelationCalls(deps.server))
  const isSignedIn = useIsSignedIn(deps)
  const relation = useQuery({ ...calls.relation(uid), enabled: isSignedIn })
  const { mutate, isPending, variables } = useRelationChange()
  return {
    relation: relation.data ?? null,
    isSignedIn,
    pending: isPending && variables.uid === uid ? variables.change : null,
    change: (change, onDone) => mutate({ change, uid }, { ...(onDone && { onSuccess: onDone }) }),
  }
}

/** Saves what the reader decides about players, and brings every list up to date. */
export function useRelationChange() {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const [calls] = useState(() => createRelationCalls(deps.server))
  return useMutation({
    mutationFn: ({ change, uid }: { readonly change: RelationChange; readonly uid: string }) =>
      calls.change(change, uid),
    onSuccess: (relation, { uid }) => {
      queryClient.setQueryData(relationKey(uid), relation)
      for (const queryKey of [followingKey, blockedKey, onlineKey]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
    onError: (error) =>
      deps.actors.toaster.send({
        type: 'toast.add',
        toast: {
          id: 'relation-failed',
          type: 'danger',
          title: { text: formatMessage(failures[relationFailureOf(error)]) },
        },
      }),
  })
}

const failures: Readonly<Record<RelationFailure, MessageDescriptor>> = {
  'following-full': messages.followingFull,
  'blocking-full': messages.blockingFull,
  'not-available': messages.notAvailable,
  failed: messages.failed,
}
