import { ChevronDown, CircleAlert, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './LoadMore.css.ts'

export const loadMoreStatuses = ['ready', 'loading', 'failed', 'done'] as const
export type LoadMoreStatus = (typeof loadMoreStatuses)[number]

export interface LoadMoreTexts {
  /** The text of the button, such as `Load more`. */
  load: string
  /** The text of the button while loading. */
  loading: string
  /** The text of the button after an error. */
  retry: string
  /** The error, beside the retry button. */
  failed: string
  /** Shown in place of the button at the end of the list, such as `That is all`. @default nothing */
  done?: string
}

export interface LoadMoreProps {
  /** `done` removes the button. */
  status: LoadMoreStatus
  /** Called to get the next part of the list. */
  onLoad: () => void
  /** How much is loaded, such as `40 of 240 games`. Each change is announced. */
  progress: string
  /** All texts of the part. */
  texts: LoadMoreTexts
  /** Also loads when the reader scrolls near the end of the list. The button stays, for keyboards. @default false */
  automatic?: boolean
}

/** Loads the next part of a list. Place it right below the list. */
export function LoadMore({ status, onLoad, progress, texts, automatic = false }: LoadMoreProps) {
  const root = useNearEnd(automatic && status === 'ready', onLoad)
  const failed = status === 'failed'
  return (
    <div ref={root} className={styles.root}>
      {failed && (
        <p role="alert" className={styles.failure}>
          <CircleAlert aria-hidden="true" />
          {texts.failed}
        </p>
      )}
      {status === 'done' ? (
        texts.done !== undefined && <p className={styles.progress}>{texts.done}</p>
      ) : (
        <Button
          type="secondary"
          icon={failed ? <RotateCw /> : <ChevronDown />}
          loading={status === 'loading'}
          onPress={onLoad}
        >
          {labelOf(status, texts)}
        </Button>
      )}
      <p role="status" className={styles.progress}>
        {progress}
        {status === 'loading' && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
      </p>
    </div>
  )
}

function labelOf(status: Exclude<LoadMoreStatus, 'done'>, texts: LoadMoreTexts): string {
  switch (status) {
    case 'ready':
      return texts.load
    case 'loading':
      return texts.loading
    case 'failed':
      return texts.retry
    default:
      return status satisfies never
  }
}

/** Runs when the element is less than one screen away from the visible part. */
function useNearEnd(active: boolean, run: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useEffectEvent(run)
  useEffect(() => {
    const element = ref.current
    if (!active || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest()
      },
      { rootMargin: '0px 0px 100%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [active])
  return ref
}
