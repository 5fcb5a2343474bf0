import { createClient, type UserProfile } from '@kingside/api'
import { updateProfile } from '@kingside/api/calls/accounts/profile-change'
import { fileCalls } from '@kingside/api/calls/files/index'
import { provideUpload, type UploadMachine } from '@kingside/machines/upload'
import type { QueryClient } from '@tanstack/react-query'
import { type CallFailure, sendWithProgress } from '../../platform/server/index.ts'
import { asking } from '../form/asking.calls.ts'
import type { AccountFlowDeps } from '../form/flow-deps.ts'
import { profileKey } from './calls.ts'

const calls = { upload: fileCalls.files.upload, update: updateProfile }

/** A slow connection needs some minutes for 5 MB; the machine gives up when nothing moves. */
const longestMs = 10 * 60_000

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
  const send = async (file: File, onProgress: (share: number) => void, signal: AbortSignal) => {
    const { id, url } = await asked(
      api.upload({
        body: { kind: 'avatar', file },
        signal,
        fetch: sendWithProgress(onProgress),
        timeoutMs: longestMs,
      }),
    )
    const profile = await asked(api.update({ body: { avatar: id }, signal }))
    keep(profile)
    return { url: profile.avatar ?? url ?? '' }
  }
  return {
    machine: provideUpload({
      sendFile: async (id, onProgress, signal) => {
        const file = files.get(id)
        if (!file) throw new Error('The picture of this id is not kept.')
        try {
          return await send(file, onProgress, signal)
        } catch (error) {
          // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
          throw { status: statusOf(error) }
        }
      },
    }),
    remove: async () => keep(await asked(api.update({ body: { avatar: null } }))),
  }
}

/** The status by which the machine knows why a picture was refused; 0 is no answer. */
function statusOf(error: unknown): number {
  if (!isFailure(error)) return 500
  switch (error.failure) {
    case 'unsupported_type':
    case 'broken_file':
      return 415
    case 'too_large':
    case 'too_many_pixels':
      return 413
    case 'upload_quota':
      return 429
    case 'offline':
    case 'timeout':
      return 0
    default:
      return 500
  }
}

const isFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && 'failure' in error
