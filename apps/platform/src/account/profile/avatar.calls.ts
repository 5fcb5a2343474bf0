import { createClient, type UserProfile } from '@kingside/api'
import { updateProfile } from '@kingside/api/calls/accounts/profile-change'
import type { UploadMachine } from '@kingside/machines/upload'
import type { QueryClient } from '@tanstack/react-query'
import { createFileSending } from '../../platform/upload/index.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { profileKey } from './calls.ts'

const calls = { update: updateProfile }

export interface AvatarCalls {
  /** Sends the picture and shows it everywhere. */
  readonly machine: UploadMachine
  /** Takes the picture away. Rejects with a `CallFailure`. */
  readonly remove: () => Promise<void>
}

/** @param files the chosen pictures, by the ids that the machine knows them by */
export function createAvatarCalls(
  { server, now, queryClient, actors }: AccountFlowDeps & { readonly queryClient: QueryClient },
  files: ReadonlyMap<string, File>,
): AvatarCalls {
  const api = createClient(calls, server)
  const asked = asking(now)
  const keep = (profile: UserProfile) => {
    actors.session.send({ type: 'profile.change', profile })
    queryClient.setQueryData(profileKey, profile)
  }
  return {
    machine: createFileSending({ server, now }, files, {
      kind: 'avatar',
      keep: async ({ id, url }, signal) => {
        const profile = await asked(api.update({ body: { avatar: id }, signal }))
        keep(profile)
        return { url: profile.avatar ?? url ?? '' }
      },
    }),
    remove: async () => keep(await asked(api.update({ body: { avatar: null } }))),
  }
}
