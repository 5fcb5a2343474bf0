import { captionsName, recordingName } from '@kingside/api/facts'

/** A file of a masterclass. */
export interface Recording {
  /** In bytes. */
  readonly size: number
  /** @param part the first byte and the last one, both within */
  readonly read: (part: {
    readonly start: number
    readonly end: number
  }) => ReadableStream<Uint8Array>
}

/** The files of masterclasses, which operators lay into a folder. */
export interface Recordings {
  /** Null when there is no such file. */
  readonly open: (name: string) => Promise<Recording | null>
}

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

/** Whether a name may be one of a file in the folder: no path leads out of it. */
export const isRecordingName = (name: string): boolean =>
  recordingName.test(name) || captionsName.test(name)

/** What a file is, by its name. */
export const typeOfRecording = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/**
 * Which part of a file a `Range` header asks for (RFC 9110, 14.2); null is all of it. Of several parts none is given:
 * no player asks for them.
 */
export function partOf(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unfit' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0 ? 'unfit' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unfit' : { start, end }
}
