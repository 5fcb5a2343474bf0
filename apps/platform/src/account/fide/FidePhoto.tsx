import { FileUpload, type UploadItem } from '@kingside/design-system/FileUpload'
import type { FideFile, FideFileField, FideFormView } from '@kingside/machines/fide-id'
import { useIntl } from 'react-intl'
import { useUploadTexts } from '../../platform/upload/index.ts'
import { fieldProblems } from './FideId.messages.ts'

export interface FidePhotoProps {
  readonly field: FideFileField
  readonly label: string
  readonly help: string
  readonly form: Pick<FideFormView, 'files' | 'uploading' | 'problems' | 'isSending'>
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

const pictures = ['image/png', 'image/jpeg', 'image/webp']

/** One photo of a form: it is sent at once, and stays when the form is refused. */
export function FidePhoto({ field, label, help, form, onChoose, onRemove }: FidePhotoProps) {
  const { formatMessage } = useIntl()
  const { files, uploading, problems, isSending } = form
  const problem = problems[field]
  const item = itemOf(files[field], uploading === field)
  const texts = useUploadTexts(formatMessage(fieldProblems.not_sent))
  return (
    <FileUpload
      label={label}
      help={help}
      required
      disabled={isSending || uploading !== null}
      {...(problem && { error: formatMessage(fieldProblems[problem]) })}
      accept={pictures}
      items={item ? [item] : []}
      onAdd={([file]) => file && onChoose(file)}
      onCancel={onRemove}
      onRetry={onRemove}
      onRemove={onRemove}
      texts={texts}
    />
  )
}

function itemOf(file: FideFile | null, isUploading: boolean): UploadItem | null {
  if (isUploading) {
    return { id: 'new', name: '…', state: { status: 'uploading', progress: null } }
  }
  return file && { ...file, state: { status: 'done' } }
}
