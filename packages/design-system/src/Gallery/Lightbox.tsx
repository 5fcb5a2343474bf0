import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { hasOwnEscape, isInTopLayer } from '../Dialog/overlayFocus.tsx'
import { IconButton } from '../IconButton/index.ts'
import { PopoverHost } from '../OptionList/PopoverHost.tsx'
import type { GalleryPicture } from './Gallery.tsx'
import * as styles from './Gallery.css.ts'
import { swipeStep } from './swipe.ts'

/** The texts of the large view. */
export interface LightboxTexts {
  close: string
  previous: string
  next: string
  /** The place in the gallery, such as `3 of 12`. */
  position: (place: number, count: number) => string
  /** Shown when a picture can't be loaded. */
  failed: string
}

interface LightboxProps {
  /** Name of the dialog. */
  label: string
  pictures: readonly GalleryPicture[]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
  restoreFocus: () => void
  texts: LightboxTexts
}

/** One picture as large as the window. After the last one comes the first. */
export function Lightbox({
  label,
  pictures,
  index,
  onIndexChange,
  onClose,
  restoreFocus,
  texts,
}: LightboxProps) {
  const rtl = useLocale().direction === 'rtl'
  const panel = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const several = count > 1
  const picture = pictures[index]
  const go = (step: number) => onIndexChange((index + step + count) % count)
  const goRight = rtl ? -1 : 1
  const drag = useDrag((step) => several && go(step * goRight))

  const press = (event: KeyboardEvent) => {
    const target: Partial<Record<string, number>> = {
      ArrowRight: index + goRight,
      ArrowLeft: index - goRight,
      Home: 0,
      End: count - 1,
    }
    const next = target[event.key]
    if (next === undefined || !several || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onIndexChange((next + count) % count)
  }

  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          ref={panel}
          className={styles.lightbox}
          aria-modal="true"
          aria-describedby={undefined}
          onKeyDown={press}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            panel.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            restoreFocus()
          }}
          onEscapeKeyDown={(event) => {
            if (hasOwnEscape(event.target)) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            if (isInTopLayer(event.target)) event.preventDefault()
          }}
        >
          <PopoverHost>
            <div className={styles.bar}>
              <RadixDialog.Title className={styles.title}>{label}</RadixDialog.Title>
              <IconButton label={texts.close} hint={false} onPress={onClose}>
                <X />
              </IconButton>
            </div>
            <div className={styles.stage} {...drag.handlers}>
              {picture && <Large key={picture.id} picture={picture} failed={texts.failed} />}
            </div>
            {several && (
              <div className={styles.previous}>
                <IconButton label={texts.previous} size="l" type="secondary" onPress={() => go(-1)}>
                  {rtl ? <ChevronRight /> : <ChevronLeft />}
                </IconButton>
              </div>
            )}
            {several && (
              <div className={styles.next}>
                <IconButton label={texts.next} size="l" type="secondary" onPress={() => go(1)}>
                  {rtl ? <ChevronLeft /> : <ChevronRight />}
                </IconButton>
              </div>
            )}
            <div role="status" className={styles.caption}>
              {picture?.caption !== undefined && <p className={styles.text}>{picture.caption}</p>}
              <p className={styles.position}>{texts.position(index + 1, count)}</p>
            </div>
          </PopoverHost>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function Large({ picture, failed }: { picture: GalleryPicture; failed: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <p className={styles.broken}>
        <ImageOff aria-hidden="true" />
        <span>{failed}</span>
        <span className={styles.brokenText}>{picture.alt}</span>
      </p>
    )
  }
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      className={styles.large}
      draggable={false}
      onError={() => setBroken(true)}
    />
  )
}

/** Follows a finger or the mouse over the picture. Two fingers are left to the browser, which zooms. */
function useDrag(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number; time: number }>(undefined)
  const move = (element: HTMLElement, x: number) =>
    element.style.setProperty('--drag', `${String(x)}px`)
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event
      start.current = { id, x, y, time }
      event.currentTarget.setPointerCapture(id)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== event.pointerId) return
      move(event.currentTarget, event.clientX - start.current.x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id !== event.pointerId) return
      const { x, y, time } = start.current
      start.current = undefined
      move(event.currentTarget, 0)
      const step = swipeStep({
        x: event.clientX - x,
        y: event.clientY - y,
        milliseconds: event.timeStamp - time,
        width: event.currentTarget.clientWidth,
      })
      if (step !== 0) onStep(step)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = undefined
      move(event.currentTarget, 0)
    },
  }
  return { handlers }
}
