import {
  coverTypes,
  type FileKind,
  type PictureType,
  pictureTypes,
  uploadLimits,
} from '@kingside/api/facts'
import { ImageUpload } from '@kingside/design-system/ImageUpload'
import { selectUploadView, type UploadView } from '@kingside/machines/upload'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { kindsOf } from './file-kinds.ts'
import { createFileSending, type SentFile } from './send-file.calls.ts'
import { itemOf } from './upload-item.ts'
import {
  messages as uploadMessages,
  problemMessages as uploadProblemMessages,
} from './Upload.messages.ts'

export interface PictureUploadProps {
  readonly kind: Extract<FileKind, 'cover' | 'club-cover' | 'gallery' | 'card'>
  readonly label: string
  /** The shape in which it is shown. @default 'wide' */
  readonly shape?: 'wide' | 'square'
  /** What is wrong with the picture that was sent. */
  readonly error?: string | undefined
  /** What the picture should be like. */
  readonly help?: string
  /** The picture that is there; null is none. */
  readonly url: string | null
  /** The server has the picture. A promise is waited for; if it rejects, the picture was not taken. */
  readonly onSent: (sent: SentFile) => void | Promise<void>
  /** The picture was taken away. */
  readonly onRemove: () => void
  /** A picture has set out, or is not on its way any more. */
  readonly onSending?: (isSending: boolean) => void
}

/** A picture: chosen, on its way, refused with the reason, or shown. */
export function PictureUpload({
  kind,
  label,
  shape = 'wide',
  error,
  help,
  url,
  onSent,
  onRemove,
  onSending,
}: PictureUploadProps) {
  const accept: readonly PictureType[] = kind === 'cover' ? coverTypes : pictureTypes
  const limits = { accept, maxBytes: uploadLimits.bytes }
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
  const isSending = view.status === 'sending'
  const tellSending = useEffectEvent((is: boolean) => onSending?.(is))
  useEffect(() => {
    if (!isSending) return
    tellSending(true)
    return () => tellSending(false)
  }, [isSending])
  const chosen = files.get(snapshot.context.file?.id ?? '') ?? null
  const isFailed = view.status === 'failed'
  const problem = formatMessage(uploadProblemMessages[isFailed ? view.problem : 'failed'])
  const limitsText = formatMessage(uploadMessages.limits, {
    kinds: kindsOf(accept),
    megabytes: uploadLimits.bytes / 1_000_000,
  })
  return (
    <ImageUpload
      label={label}
      help={help === undefined ? limitsText : `${help} ${limitsText}`}
      alt={label}
      shape={shape}
      error={error}
      accept={accept}
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
        choose: formatMessage(uploadMessages.choosePicture),
        dropNow: formatMessage(uploadMessages.dropNow),
        replace: formatMessage(uploadMessages.replacePicture),
        remove: formatMessage(isFailed ? uploadMessages.stop : uploadMessages.removePicture),
        cancel: formatMessage(uploadMessages.stop),
        retry: formatMessage(uploadMessages.again),
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
