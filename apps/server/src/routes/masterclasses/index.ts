import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import { CallError } from '../../call-error.ts'
import type { Masterclass } from '../../domain/masterclasses/masterclass.ts'
import type { Masterclasses } from '../../domain/masterclasses/masterclasses.ts'

const { masterclasses: calls } = contract

const missing = 'There is no masterclass at this address.'

const viewerOf = ({ role, player }: Caller) => ({
  role,
  playerId: player?.kind === 'member' ? player.id : null,
})

/** Masterclasses: everybody reads of them, and watches what is theirs to watch. */
export const masterclassRoutes = (masterclasses: Masterclasses): readonly Route[] => [
  bind(calls.list, async ({ query: { status, kind, language, from, until, limit, offset } }) => {
    const filter = {
      status: status ?? null,
      kind: kind ?? null,
      language: language ?? null,
      ...(from !== undefined && { from: new Date(from) }),
      ...(until !== undefined && { until: new Date(until) }),
    }
    const { count, rows } = await masterclasses.list(filter, { limit, offset })
    return { count, results: rows.map(describe) }
  }),
  bind(calls.get, async ({ params: { slug }, caller, fail }) => {
    const seen = await masterclasses.see(slug, viewerOf(caller))
    if (!seen) return fail('not_found', missing)
    const { masterclass, isOpen, isReminded, ...addresses } = seen
    return { ...describe(masterclass), is_open: isOpen, is_reminded: isReminded, ...addresses }
  }),
  bind(
    calls.remind,
    async ({ params: { slug }, body: { is_reminded: isReminded }, caller, fail }) => {
      const { role, playerId } = viewerOf(caller)
      if (playerId === null) throw new CallError('unauthorised', 'Sign in first.')
      const outcome = await masterclasses.remind(slug, { role, playerId }, isReminded)
      if (outcome === 'not_found') return fail('not_found', missing)
      if (outcome === 'pro_required') {
        return fail('pro_required', 'Masterclasses are for Pro members.')
      }
      return { is_reminded: isReminded }
    },
  ),
]

const describe = ({
  slug,
  kind,
  status,
  title,
  description,
  lecturer,
  lecturerTitle,
  language,
  startsAt,
  minutes,
  isFree,
  recording,
}: Masterclass) => ({
  slug,
  kind,
  status,
  title,
  description,
  lecturer,
  lecturer_title: lecturerTitle,
  language,
  starts_at: startsAt.toISOString(),
  minutes,
  is_free: isFree,
  has_recording: recording !== null,
})
