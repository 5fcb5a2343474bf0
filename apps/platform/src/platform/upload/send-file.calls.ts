import { type ApiClientOptions, createClient } from '@kingside/api'
import { fileCalls } from '@kingside/api/calls/files/index'
import type { FileKind } from '@kingside/api/facts'
import { provideUpload, type UploadMachine } from '@kingside/machines/upload'
import { type CallFailure, failing, sendWithProgress } from '../server/index.ts'

const calls = { upload: fileCalls.files.upload }

/** A slow connection needs some minutes for 5 MB; the machine gives up when nothing moves. */
const longestMs = 10 * 60_000

/** A file that the server has taken. */
export interface SentFile {
  /** What other calls take. */
  readonly id: string
  /** Where it is seen; null for kinds that nobody sees by an address alone. */
  readonly url: string | null
}

export interface SendFileDeps {
  readonly server: ApiClientOptions
  /** On the page's monotonic clock, in milliseconds. */
  readonly now: () => number
}

/**
 * The machine that sends one file.
 * @param files the chosen files, by the ids that the machine knows them by
 * @param keep does with the sent file what it was sent for, and says where it is seen. Rejects with a `CallFailure`.
 */
export function createFileSending(
  { server, now }: SendFileDeps,
  files: ReadonlyMap<string, File>,
  {
    kind,
    keep,
  }: {
    readonly kind: FileKind
    readonly keep: (sent: SentFile, signal: AbortSignal) => Promise<{ readonly url: string }>
  },
): UploadMachine {
  const api = createClient(calls, server)
  const asked = failing(now)
  return provideUpload({
    sendFile: async (id, onProgress, signal) => {
      const file = files.get(id)
      if (!file) throw new Error('The file of this id is not kept.')
      try {
        const sent = await asked(
          api.upload({
            body: { kind, file },
            signal,
            fetch: sendWithProgress(onProgress),
            timeoutMs: longestMs,
          }),
        )
        return await keep(sent, signal)
      } catch (error) {
        // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
        throw { status: statusOf(error) }
      }
    },
  })
}

/** The status by which the machine knows why a file was refused; 0 is no answer. */
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
