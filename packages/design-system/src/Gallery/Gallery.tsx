import { ImageOff } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { above } from '../Card/target.css.ts'
import type { Loadable } from '../loadable.ts'
import { plainList } from '../plainList.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Gallery.css.ts'
import { Lightbox, type LightboxTexts } from './Lightbox.tsx'

/** A picture of a gallery. */
export interface GalleryPicture {
  id: string
  /** Address of the large picture. */
  src: string
  /** Address of a small picture for the grid. @default `src` */
  thumbnail?: string | undefined
  /** A description of the picture. It also names the button that opens the picture. */
  alt: string
  /** The caption: who, where and when. */
  caption?: string | undefined
}

export type GalleryTexts = LightboxTexts

interface GalleryOwnProps {
  /** What the pictures show, such as `Pictures of the Autumn Cup`. */
  label: string
  /** The pictures, in order. */
  pictures: readonly GalleryPicture[]
  /** Shown when there are no pictures: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** Buttons on a picture's corner, such as an `IconButton` that removes it. */
  pictureActions?: (picture: GalleryPicture) => ReactNode
  /** The number of placeholders while loading. @default 6 */
  skeletonPictures?: number
  /** The texts of the large view. */
  texts: GalleryTexts
}

export type GalleryProps = GalleryOwnProps & Loadable

/** A grid of pictures. A press opens one large view, with the others by keys or by swiping. */
export function Gallery({
  label,
  pictures,
  empty,
  pictureActions,
  skeletonPictures = 6,
  texts,
  status = 'ready',
  loadingLabel,
  failure,
}: GalleryProps) {
  const [open, setOpen] = useState<number>()
  const thumbnails = useRef(new Map<string, HTMLButtonElement>())
  const loading = status === 'loading'
  const waiting = loading && pictures.length === 0
  const instead =
    status === 'failed' ? failure : !loading && pictures.length === 0 ? empty : undefined
  const large = open === undefined ? undefined : pictures[open]

  return (
    <div className={styles.root} aria-busy={loading}>
      {instead === undefined ? (
        <ul {...plainList} aria-label={label} className={styles.grid}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={styles.item}>
              <button
                ref={(element) => {
                  if (element) thumbnails.current.set(picture.id, element)
                  return () => {
                    thumbnails.current.delete(picture.id)
                  }
                }}
                type="button"
                className={styles.thumbnail}
                aria-haspopup="dialog"
                onClick={() => setOpen(index)}
              >
                <Thumbnail key={picture.src} picture={picture} />
              </button>
              {pictureActions !== undefined && (
                <div className={`${above} ${styles.actions}`}>{pictureActions(picture)}</div>
              )}
            </li>
          ))}
          {waiting &&
            Array.from({ length: skeletonPictures }, (_, item) => (
              <li key={item} aria-hidden="true" className={styles.item}>
                <Skeleton shape="block" ratio={4 / 3} />
              </li>
            ))}
        </ul>
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
      {open !== undefined && large !== undefined && (
        <Lightbox
          label={label}
          pictures={pictures}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(undefined)}
          restoreFocus={() => thumbnails.current.get(large.id)?.focus()}
          texts={texts}
        />
      )}
      <span role="status">{loading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</span>
    </div>
  )
}

/** A picture that can't be loaded shows its description. */
function Thumbnail({ picture: { src, thumbnail = src, alt } }: { picture: GalleryPicture }) {
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <span className={styles.broken}>
        <ImageOff aria-hidden="true" />
        <span className={styles.brokenText}>{alt}</span>
      </span>
    )
  }
  return (
    <img
      src={thumbnail}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  )
}
