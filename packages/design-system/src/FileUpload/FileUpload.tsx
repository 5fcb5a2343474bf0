import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Field, type FieldProps } from '../Field/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { FileRow } from './FileRow.tsx'
import * as styles from './FileUpload.css.ts'
import type { UploadItem } from './upload.ts'
import { uploadWords, type UploadTexts } from './uploadWords.ts'
import { useFileDrop } from './useFileDrop.ts'
import { useUploadAnnouncement } from './useUploadAnnouncement.ts'

export interface FileUploadTexts extends UploadTexts {
  /** The text of the button, such as `Choose files`. */
  choose: string
  /** Shown below it where files can be dropped, such as `or drop them here`. */
  drop: string
  /** Shown in place of both while files are held over the area. */
  dropNow: string
  /** Names the list of files. */
  list: string
}

export interface FileUploadProps extends Omit<FieldProps, 'labelAction'> {
  /** The files in the order of choosing. */
  items: readonly UploadItem[]
  /** Called with the chosen, dropped or pasted files, including those of a wrong type or size. */
  onAdd: (files: readonly File[]) => void
  /** Called to cancel an upload. */
  onCancel: (id: string) => void
  /** Called to upload a file again. */
  onRetry: (id: string) => void
  /** Called to remove a file. */
  onRemove: (id: string) => void
  /** All texts except label and help. */
  texts: FileUploadTexts
  /** Types as in a file input: `image/png`, `image/*` or `.pgn`. @default any */
  accept?: readonly string[]
  /** Lets several files be chosen at once. @default false */
  multiple?: boolean
}

/** Files to upload: chosen by a button, dropped or pasted. For one picture use `ImageUpload`. */
export function FileUpload({
  items,
  onAdd,
  onCancel,
  onRetry,
  onRemove,
  texts,
  accept,
  multiple = false,
  disabled = false,
  ...field
}: FileUploadProps) {
  const locked = disabled || field.disabledReason !== undefined
  const root = useRef<HTMLDivElement>(null)
  const add = (files: readonly File[]) => {
    if (files.length > 0) onAdd(multiple ? files : files.slice(0, 1))
  }
  const { dropping, props } = useFileDrop(locked ? undefined : add)
  const news = useUploadAnnouncement(items, (item) => uploadWords(item.state, texts))

  /** The focused button is removed with its file, so the button to choose files gets the focus. */
  const focusChoose = () => root.current?.querySelector('button')?.focus()
  const cancel = (id: string) => {
    onCancel(id)
    focusChoose()
  }
  const remove = (id: string) => {
    onRemove(id)
    focusChoose()
  }

  return (
    <div ref={root} className={styles.root} {...props}>
      <Field {...field}>
        {(control) => (
          <FileTrigger
            allowsMultiple={multiple}
            {...(accept && { acceptedFileTypes: accept })}
            onSelect={(files) => add([...(files ?? [])])}
          >
            <Button
              id={control.id}
              className={styles.zone}
              isDisabled={disabled}
              aria-disabled={locked}
              aria-labelledby={`${control['aria-labelledby']} ${control.id}-content`}
              aria-describedby={control['aria-describedby']}
              data-dropping={(dropping && !locked) || undefined}
              data-invalid={control['aria-invalid']}
              data-unavailable={(locked && !disabled) || undefined}
            >
              <Upload aria-hidden="true" />
              <span id={`${control.id}-content`} className={styles.words}>
                <span className={styles.choose}>
                  {dropping && !locked ? texts.dropNow : texts.choose}
                </span>{' '}
                <span className={styles.drop}>{texts.drop}</span>
              </span>
            </Button>
          </FileTrigger>
        )}
      </Field>
      {items.length > 0 && (
        <ul aria-label={texts.list} className={styles.files}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              texts={texts}
              locked={locked}
              onCancel={cancel}
              onRetry={onRetry}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  )
}
