import { CircleCheck, FileText, RotateCw, X } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { IconButton } from '../IconButton/index.ts'
import { MessageIcon } from '../MessageIcon/index.ts'
import { Progress } from '../Progress/index.ts'
import { hasPicture, Picture } from './Picture.tsx'
import * as styles from './FileRow.css.ts'
import type { UploadItem } from './upload.ts'
import { fileSize, knownProgress, uploadWords, type UploadTexts } from './uploadWords.ts'

export interface FileRowProps {
  item: UploadItem
  texts: UploadTexts
  /** Whether nothing can be changed. */
  locked: boolean
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** One file: its picture, name, size, upload state and buttons. */
export function FileRow({ item, texts, locked, onCancel, onRetry, onRemove }: FileRowProps) {
  const { name, size, state } = item
  const { locale } = useLocale()
  const onItsWay = state.status === 'waiting' || state.status === 'uploading'
  const canRetry = state.status === 'failed' && state.problem === 'failed'
  return (
    <li className={styles.row} data-status={state.status}>
      <span aria-hidden="true" className={styles.picture}>
        {hasPicture(item) ? <Picture item={item} alt="" fallback={<FileText />} /> : <FileText />}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.status}>
          {state.status === 'failed' && <MessageIcon type="danger" />}
          {state.status === 'done' && <CircleCheck aria-hidden="true" />}
          <span>
            {uploadWords(state, texts)}
            {size !== undefined && state.status !== 'failed' && (
              <span className={styles.size}>{fileSize(size, locale)}</span>
            )}
          </span>
        </span>
        {state.status === 'uploading' && (
          <Progress label={name} labelHidden size="s" {...knownProgress(state.progress)} />
        )}
      </div>
      {!locked && (
        <div className={styles.actions}>
          {canRetry && (
            <IconButton size="s" label={texts.retry(name)} onPress={() => onRetry(item.id)}>
              <RotateCw />
            </IconButton>
          )}
          <IconButton
            size="s"
            label={onItsWay ? texts.cancel(name) : texts.remove(name)}
            onPress={() => (onItsWay ? onCancel : onRemove)(item.id)}
          >
            <X />
          </IconButton>
        </div>
      )}
    </li>
  )
}
