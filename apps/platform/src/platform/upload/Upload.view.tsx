import { FileUpload } from '@kingside/design-system/FileUpload'
import { Stack } from '@kingside/design-system/Stack'
import type { UploadLimits, UploadView } from '@kingside/machines/upload'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { kindsOf } from './file-kinds.ts'
import { messages, problemMessages } from './Upload.messages.ts'
import { earlierOf, itemOf } from './upload-item.ts'
import { useUploadTexts } from './useUploadTexts.ts'

export interface UploadProps {
  readonly view: UploadView
  /** What the file is for, such as `Cover`. */
  readonly label: string
  /** Shown below the field before a file is chosen. */
  readonly limits: UploadLimits
  /** A file was chosen, dropped or pasted, valid or not. */
  readonly onChoose: (file: File) => void
  /** Stops an upload, or removes a file that was refused; the earlier file stays. */
  readonly onCancel: () => void
  readonly onRetry: () => void
  /** Removes the uploaded file. */
  readonly onRemove: () => void
}

/** The upload of one file: its progress, and why it was refused. */
export function Upload({
  view,
  label,
  limits,
  onChoose,
  onCancel,
  onRetry,
  onRemove,
}: UploadProps) {
  const { formatMessage } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const item = itemOf(view)
  const texts = useUploadTexts(
    formatMessage(problemMessages[view.status === 'failed' ? view.problem : 'failed']),
  )

  return (
    <div ref={root}>
      <FileUpload
        label={label}
        help={<Help view={view} limits={limits} />}
        items={item ? [item] : []}
        {...(limits.accept && { accept: limits.accept })}
        onAdd={([file]) => file && onChoose(file)}
        onCancel={onCancel}
        onRetry={() => {
          onRetry()
          // The button is removed together with the error.
          root.current?.querySelector('button')?.focus()
        }}
        onRemove={view.status === 'failed' ? onCancel : onRemove}
        texts={texts}
      />
    </div>
  )
}

/** The limits of a file, and the earlier file that is kept. */
function Help({ view, limits: { accept, maxBytes } }: Pick<UploadProps, 'view' | 'limits'>) {
  const earlier = earlierOf(view)
  const kinds = accept && kindsOf(accept)
  const megabytes = maxBytes === null ? null : maxBytes / 1_000_000
  return (
    <Stack gap={0}>
      {kinds !== null && megabytes !== null && (
        <FormattedMessage {...messages.limits} values={{ kinds, megabytes }} />
      )}
      {kinds === null && megabytes !== null && (
        <FormattedMessage {...messages.mostOnly} values={{ megabytes }} />
      )}
      {kinds !== null && megabytes === null && <span>{kinds}</span>}
      {earlier !== null && (
        <span>
          <FormattedMessage {...messages.earlier} values={{ name: earlier }} />
        </span>
      )}
    </Stack>
  )
}
