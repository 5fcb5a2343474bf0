import { infoProblems } from '@kingside/machines/registration'
import { selectSessionView, type SessionView } from '@kingside/machines/session'
import { todayIso } from '@kingside/design-system/DateField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type {
  MemberFacts,
  MemberInfo,
  MemberProblems,
  MemberView,
  SaveView,
} from '../form/member.types.ts'
import { type ProfileCalls, refusalOf } from './calls.ts'
import type { AppDependencies } from '../../dependencies.ts'

export interface MemberRules {
  /** Which fields may stay empty. */
  readonly optional: 'all' | 'none'
  readonly onSaved?: () => void
}

/** The user's own account with a form about the person, and its actions. */
export function useMember(
  { actors }: Pick<AppDependencies, 'actors'>,
  calls: ProfileCalls,
  { optional, onSaved }: MemberRules,
) {
  const session = useSelector(actors.session, selectSessionView)
  const profile = useQuery({ ...calls.query, enabled: whoIs(session) === 'member' })
  const [problems, setProblems] = useState<MemberProblems | null>(null)
  const saving = useMutation({ mutationFn: calls.save, ...(onSaved && { onSuccess: onSaved }) })

  const save = (info: MemberInfo) => {
    const wrong = problemsOf(info, optional)
    setProblems(wrong)
    if (wrong === null) saving.mutate(info)
  }
  const change = () => {
    setProblems(null)
    if (!saving.isPending) saving.reset()
  }
  return {
    view: memberView(session, profile, saveView(problems, saving)),
    save,
    change,
    retry: () => void profile.refetch(),
  }
}

/** A user whose session has ended is unknown rather than a visitor, because they may return to the page. */
function whoIs(session: SessionView): 'member' | 'visitor' | 'unknown' {
  switch (session.status) {
    case 'authorized':
    case 'subscribed':
      return 'member'
    case 'loading':
      return 'unknown'
    case 'unauthorized':
      return session.isPrompting ? 'unknown' : 'visitor'
    case 'signing-out':
      return 'visitor'
    default:
      return session satisfies never
  }
}

interface ProfileQuery {
  readonly data: MemberFacts | undefined
  readonly isError: boolean
  readonly isFetching: boolean
}

function memberView(session: SessionView, query: ProfileQuery, save: SaveView): MemberView {
  const { data, isError, isFetching } = query
  const who = whoIs(session)
  if (who === 'visitor') return { status: 'visitor' }
  if (data !== undefined) return { status: 'ready', member: data, save }
  if (who === 'unknown' && session.status === 'unauthorized') return { status: 'visitor' }
  return isError
    ? { status: 'failed', isOffline: !session.isOnline, isRetrying: isFetching }
    : { status: 'loading' }
}

interface Saving {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly error: unknown
}

function saveView(problems: MemberProblems | null, { status, error }: Saving): SaveView {
  if (problems !== null) return { status: 'invalid', problems }
  switch (status) {
    case 'idle':
      return { status: 'editing' }
    case 'pending':
      return { status: 'saving' }
    case 'success':
      return { status: 'saved' }
    case 'error':
      return { status: 'refused', code: refusalOf(error) }
    default:
      return status satisfies never
  }
}

/** Only the fields that are wrong; null when none is. */
function problemsOf(info: MemberInfo, optional: MemberRules['optional']): MemberProblems | null {
  const found: MemberProblems = {
    ...(info.birthDate === '' && { birthDate: 'fill_in_the_value' }),
    ...(info.gender === null && { gender: 'fill_in_the_value' }),
    ...infoProblems(info, todayIso()),
  }
  const kept = Object.entries(found).filter(
    ([, problem]) => optional === 'none' || problem !== 'fill_in_the_value',
  )
  return kept.length === 0 ? null : Object.fromEntries(kept)
}
