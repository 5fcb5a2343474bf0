import { type FileKind, pictureTypes, uploadLimits } from '@kingside/api/facts'
import { ImageUpload } from '@kingside/design-system/ImageUpload'
import { selectUploadView, type UploadView } from '@kingside/machines/upload'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../dependencies.ts'
import {
  createFileSending,
  itemOf,
  kindsOf,
  type SentFile,
  uploadMessages,
  uploadProblemMessages,
} from '../platform/upload/index.ts'
import { messages } from './words.messages.ts'

export interface PictureUploadProps {
  readonly kind: Extract<FileKind, 'club-cover' | 'gallery' | 'card'>
  readonly label: string
  /** What the picture should be like. */
  readonly help?: string
  /** The picture that is there; null is none. */
  readonly url: string | null
  /** The server has the picture. A promise is waited for; if it rejects, the picture was not taken. */
  readonly onSent: (sent: SentFile) => void | Promise<void>
  /** The picture was taken away. */
  readonly onRemove: () => void
}

const limits = { accept: pictureTypes, maxBytes: uploadLimits.bytes }

/** A picture of a club: chosen, on its way, refused with the reason, or shown. */
export function PictureUpload({ kind, label, help, url, onSent, onRemove }: PictureUploadProps) {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const [files] = useState(() => new Map<string, File>())
  const [told] = useState(createTold)
  useEffect(() => told.change(onSent), [told, onSent])
  const [machine] = useState(() =>
    createFileSending(deps, files, {
      kind,
      keep: async (file) => {
        await told.read()(file)
        return { url: file.url ?? '' }
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { limits, url } })
  const view = selectUploadView(snapshot)
  const chosen = files.get(snapshot.context.file?.id ?? '') ?? null
  const isFailed = view.status === 'failed'
  const problem = formatMessage(uploadProblemMessages[isFailed ? view.problem : 'failed'])
  const limitsText = formatMessage(uploadMessages.limits, {
    kinds: kindsOf(pictureTypes),
    megabytes: uploadLimits.bytes / 1_000_000,
  })
  return (
    <ImageUpload
      label={label}
      help={help === undefined ? limitsText : `${help} ${limitsText}`}
      alt={label}
      shape="wide"
      accept={pictureTypes}
      item={shownItem(view, chosen)}
      onChoose={(file) => {
        const id = crypto.randomUUID()
        files.clear()
        files.set(id, file)
        send({
          type: 'file.choose',
          file: { id, name: file.name, size: file.size, mime: file.type },
        })
      }}
      onCancel={() => send({ type: 'upload.cancel' })}
      onRetry={() => send({ type: 'upload.retry' })}
      onRemove={() => {
        send(isFailed ? { type: 'upload.cancel' } : { type: 'file.remove' })
        if (!isFailed) onRemove()
      }}
      texts={{
        choose: formatMessage(messages.choosePicture),
        dropNow: formatMessage(uploadMessages.dropNow),
        replace: formatMessage(messages.replacePicture),
        remove: formatMessage(isFailed ? messages.cancel : messages.removePicture),
        cancel: formatMessage(messages.cancel),
        retry: formatMessage(messages.retry),
        waiting: formatMessage(uploadMessages.waiting),
        uploading: formatMessage(uploadMessages.uploading),
        done: formatMessage(uploadMessages.done),
        problems: { tooLarge: problem, wrongType: problem, tooMany: problem, failed: problem },
      }}
    />
  )
}

/** Who is told of a sent picture: whoever rendered last. */
function createTold() {
  let tell: PictureUploadProps['onSent'] = () => {}
  return {
    read: () => tell,
    change: (next: PictureUploadProps['onSent']) => {
      tell = next
    },
  }
}

/** A refused picture leaves the one from before in its place. */
function shownItem(view: UploadView, chosen: File | null) {
  const item = itemOf(view)
  if (item === null) return null
  if (view.status === 'sending') return { ...item, ...(chosen && { file: chosen }) }
  if (view.status === 'failed') return { ...item, ...(view.url !== null && { url: view.url }) }
  return item
}
