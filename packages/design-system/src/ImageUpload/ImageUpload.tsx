import { ImagePlus } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../Button/index.ts'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Field, type FieldProps } from '../Field/index.ts'
import { hasPicture, Picture } from '../FileUpload/Picture.tsx'
import type { UploadItem } from '../FileUpload/upload.ts'
import { knownProgress, uploadWords, type UploadStateTexts } from '../FileUpload/uploadWords.ts'
import { useFileDrop } from '../FileUpload/useFileDrop.ts'
import { useUploadAnnouncement } from '../FileUpload/useUploadAnnouncement.ts'
import { Progress } from '../Progress/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './ImageUpload.css.ts'

export const imageUploadShapes = ['square', 'wide', 'round'] as const

export interface ImageUploadTexts extends UploadStateTexts {
  /** Shown in the empty frame, such as `Choose a picture`. */
  choose: string
  /** Shown in the frame while a file is held over it. */
  dropNow: string
  /** The text of the button below a picture. */
  replace: string
  /** The text of the button that removes the picture. */
  remove: string
  /** The text of the button that cancels the upload. */
  cancel: string
  /** The text of the button that uploads the picture again. */
  retry: string
}

export interface ImageUploadProps extends Omit<FieldProps, 'labelAction'> {
  /** The picture, uploading or uploaded; `null` is none. */
  item: UploadItem | null
  /** A description of the picture for screen readers. */
  alt: string
  /** Called with the chosen, dropped or pasted file, even one of a wrong type or size. */
  onChoose: (file: File) => void
  /** Called to cancel the upload. */
  onCancel: (id: string) => void
  /** Called to upload the picture again. */
  onRetry: (id: string) => void
  /** Called to remove the picture. */
  onRemove: (id: string) => void
  /** All texts except label and help. */
  texts: ImageUploadTexts
  /** Types as in a file input. @default any picture */
  accept?: readonly string[]
  /** The shape in which the picture will be used: a cover, a wide banner, or a round avatar. @default 'square' */
  shape?: (typeof imageUploadShapes)[number]
}

/** Upload of one picture with a preview: an avatar, a cover. The picture fills its frame without being cut. */
export function ImageUpload({
  item,
  alt,
  onChoose,
  onCancel,
  onRetry,
  onRemove,
  texts,
  accept = ['image/*'],
  shape = 'square',
  disabled = false,
  error,
  ...field
}: ImageUploadProps) {
  const locked = disabled || field.disabledReason !== undefined
  const root = useRef<HTMLDivElement>(null)
  const choose = (files: Iterable<File> | null) => {
    const [file] = files ?? []
    if (file) onChoose(file)
  }
  const { dropping, props } = useFileDrop(locked ? undefined : choose)
  const filled = item !== null && hasPicture(item)
  const state = item?.state
  const items = useMemo(() => (item ? [item] : none), [item])
  const news = useUploadAnnouncement(items, (it) => uploadWords(it.state, texts))
  const problem = state?.status === 'failed' ? texts.problems[state.problem] : undefined
  const onItsWay = state?.status === 'waiting' || state?.status === 'uploading'
  const held = dropping && !locked
  const focusFrame = () => root.current?.querySelector('button')?.focus()

  return (
    <Field {...field} error={error ?? problem}>
      {(control) => (
        <div ref={root} className={styles.root({ shape })} {...props}>
          <FileTrigger acceptedFileTypes={accept} onSelect={choose}>
            <AriaButton
              id={control.id}
              className={styles.frame({ shape })}
              isDisabled={disabled}
              aria-disabled={locked}
              aria-labelledby={`${control['aria-labelledby']} ${control.id}-content`}
              aria-describedby={control['aria-describedby']}
              data-dropping={held || undefined}
              data-filled={filled || undefined}
              data-invalid={control['aria-invalid']}
              data-busy={onItsWay || undefined}
              data-unavailable={(locked && !disabled) || undefined}
            >
              <span id={`${control.id}-content`} className={styles.content}>
                {filled && <Picture item={item} alt={alt} className={styles.picture} />}
                {!filled || held ? (
                  <span className={styles.invitation}>
                    <ImagePlus aria-hidden="true" />
                    <span className={styles.words({ shape })}>
                      {held ? texts.dropNow : texts.choose}
                    </span>
                  </span>
                ) : (
                  <VisuallyHidden>{texts.replace}</VisuallyHidden>
                )}
              </span>
            </AriaButton>
          </FileTrigger>
          <div className={styles.side}>
            {state?.status === 'uploading' && (
              <div className={styles.progress}>
                <Progress label={texts.uploading} size="s" {...knownProgress(state.progress)} />
              </div>
            )}
            {item && !locked && (
              <div className={styles.actions}>
                {onItsWay ? (
                  <Button
                    type="secondary"
                    size="s"
                    onPress={() => {
                      onCancel(item.id)
                      focusFrame()
                    }}
                  >
                    {texts.cancel}
                  </Button>
                ) : (
                  <>
                    {state?.status === 'failed' && state.problem === 'failed' ? (
                      <Button type="secondary" size="s" onPress={() => onRetry(item.id)}>
                        {texts.retry}
                      </Button>
                    ) : (
                      <FileTrigger acceptedFileTypes={accept} onSelect={choose}>
                        <TriggerButton>
                          <Button type="secondary" size="s">
                            {texts.replace}
                          </Button>
                        </TriggerButton>
                      </FileTrigger>
                    )}
                    <Button
                      type="ghost"
                      size="s"
                      onPress={() => {
                        onRemove(item.id)
                        focusFrame()
                      }}
                    >
                      {texts.remove}
                    </Button>
                  </>
                )}
              </div>
            )}
          </div>
          <VisuallyHidden>
            <span role="status">{problem === undefined && news}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

const none: readonly UploadItem[] = []
