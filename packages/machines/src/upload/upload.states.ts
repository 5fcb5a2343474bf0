import type { SnapshotFrom } from 'xstate'
import { provideUpload, type uploadMachine } from './upload.machine.ts'
import {
  type ChosenFile,
  coverLimits,
  type UploadContext,
  type UploadInput,
} from './upload.types.ts'

type Snapshot = SnapshotFrom<typeof uploadMachine>

/** The machine with a server that never answers. */
export const exampleUpload = provideUpload({ sendFile: () => new Promise(() => {}) })

export const cover: ChosenFile = {
  id: 'file-1',
  name: 'almaty-open.png',
  size: 1_240_000,
  mime: 'image/png',
}

const poster: ChosenFile = {
  id: 'file-2',
  name: 'poster.pdf',
  size: 90_000,
  mime: 'application/pdf',
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<UploadContext> = {},
): Snapshot =>
  exampleUpload.resolveState({
    value,
    context: {
      limits: coverLimits,
      file: cover,
      progress: null,
      problem: null,
      url: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const uploadStates = {
  resting: snapshotAt('resting', { file: null }),
  empty: snapshotAt('empty', { file: null }),
  checking: snapshotAt('checking'),
  'sending.waiting': snapshotAt({ sending: 'waiting' }, { progress: 0.4 }),
  done: snapshotAt('done', { progress: 1, url: '/media/almaty-open.png' }),
  failed: snapshotAt('failed', { problem: 'too_large' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly UploadInput[] = [
  { limits: coverLimits, url: null },
  { limits: coverLimits, url: '/media/old.png' },
]

export const exampleEvents = {
  'file.choose': [
    { type: 'file.choose' as const, file: cover },
    { type: 'file.choose' as const, file: poster },
  ],
  'upload.cancel': [{ type: 'upload.cancel' as const }],
  'upload.retry': [{ type: 'upload.retry' as const }],
  'file.remove': [{ type: 'file.remove' as const }],
  'upload.progress': [{ type: 'upload.progress' as const, share: 0.4 }],
  'upload.finish': [{ type: 'upload.finish' as const, url: '/media/almaty-open.png' }],
  'upload.fail': [
    { type: 'upload.fail' as const, status: 413 },
    { type: 'upload.fail' as const, status: 500 },
  ],
}
