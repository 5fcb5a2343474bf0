import { useDependencies } from '../../dependencies.ts'
import { RelationButtons } from './RelationButtons.view.tsx'
import { useRelation } from './use-relation.ts'

export interface PlayerRelationProps {
  readonly uid: string
  /** Whether the player can be followed: a member whose account is open. */
  readonly canFollow: boolean
}

/** Follow, block and report, for the page of another player. Visitors are asked to sign in. */
export function PlayerRelation({ uid, canFollow }: PlayerRelationProps) {
  const { popups } = useDependencies().actors
  const { relation, isSignedIn, pending, change } = useRelation(uid)
  const open = (popup: 'block' | 'report') =>
    popups.send({ type: 'popup.open', popup, params: { player: uid } })
  const follow = () =>
    isSignedIn ? change('follow') : popups.send({ type: 'popup.open', popup: 'sign-in' })
  return (
    <RelationButtons
      relation={relation}
      isPending={pending !== null}
      canFollow={canFollow}
      onFollow={follow}
      onUnfollow={() => change('unfollow')}
      onBlock={() => open('block')}
      onUnblock={() => change('unblock')}
      onReport={() => open('report')}
    />
  )
}
