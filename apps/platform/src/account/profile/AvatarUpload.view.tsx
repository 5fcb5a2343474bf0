import { pictureTypes, uploadLimits } from '@kingside/api/facts'
import type { UploadItem } from '@kingside/design-system/FileUpload'
import { ImageUpload } from '@kingside/design-system/ImageUpload'
import type { UploadLimits, UploadView } from '@kingside/machines/upload'
import { useIntl } from 'react-intl'
import {
  itemOf,
  kindsOf,
  uploadMessages,
  uploadProblemMessages,
} from '../../platform/upload/index.ts'
import { accountMessages } from '../form/account.messages.ts'
import { messages } from './Avatar.messages.ts'

export const avatarLimits: UploadLimits = { accept: pictureTypes, maxBytes: uploadLimits.bytes }

export interface AvatarUploadProps {
  readonly view: UploadView
  /** The file that was chosen last, to be seen while it is on its way. */
  readonly chosen: File | null
  readonly onChoose: (file: File) => void
  /** Stops the upload, or puts the refused picture away; the one from before stays. */
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** The own picture: chosen, on its way, refused with the reason, or shown. */
export function AvatarUpload({ view, chosen, onChoose, ...on }: AvatarUploadProps) {
  const { formatMessage } = useIntl()
  const problem = formatMessage(
    uploadProblemMessages[view.status === 'failed' ? view.problem : 'failed'],
  )
  const isFailed = view.status === 'failed'
  return (
    <ImageUpload
      label={formatMessage(messages.label)}
      help={formatMessage(uploadMessages.limits, {
        kinds: kindsOf(pictureTypes),
        megabytes: uploadLimits.bytes / 1_000_000,
      })}
      alt={formatMessage(messages.label)}
      shape="round"
      accept={pictureTypes}
      item={shownItem(view, chosen)}
      onChoose={onChoose}
      onCancel={on.onCancel}
      onRetry={on.onRetry}
      onRemove={isFailed ? on.onCancel : on.onRemove}
      texts={{
        choose: formatMessage(messages.choose),
        dropNow: formatMessage(uploadMessages.dropNow),
        replace: formatMessage(messages.replace),
        remove: formatMessage(isFailed ? accountMessages.cancel : messages.remove),
        cancel: formatMessage(accountMessages.cancel),
        retry: formatMessage(messages.retry),
        waiting: formatMessage(uploadMessages.waiting),
        uploading: formatMessage(uploadMessages.uploading),
        done: formatMessage(uploadMessages.done),
        problems: { tooLarge: problem, wrongType: problem, tooMany: problem, failed: problem },
      }}
    />
  )
}

/** A refused picture leaves the one from before in its place. */
function shownItem(view: UploadView, chosen: File | null): UploadItem | null {
  const item = itemOf(view)
  if (item === null) return null
  switch (view.status) {
    case 'empty':
    case 'done':
      return item
    case 'sending':
      return { ...item, ...(chosen && { file: chosen }) }
    case 'failed':
      return { ...item, ...(view.url !== null && { url: view.url }) }
    default:
      return view satisfies never
  }
}
