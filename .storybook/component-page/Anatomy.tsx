import { useEffect, useRef, useState } from 'react'
import type { AnatomyPart } from './component-facts.ts'
import * as styles from './component-page.css.ts'

export interface AnatomyProps {
  /** The story in which the parts are shown. */
  readonly storyId: string
  /** As the page's own. */
  readonly theme: 'dark' | 'light'
  readonly parts: readonly AnatomyPart[]
}

/** Where a part begins in the frame of its story, in CSS pixels. */
interface Place {
  readonly x: number
  readonly y: number
}

/** The parts of a component: numbered in its first story, and listed with what each is for. */
export function Anatomy({ storyId, theme, parts }: AnatomyProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [places, setPlaces] = useState<readonly (Place | null)[]>([])
  // The frame loads again when the theme comes late, and then has another document.
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (loads === 0 || !shown) return undefined
    const measure = () => setPlaces(parts.map(([selector]) => placeOf(shown, selector)))
    const watcher = new MutationObserver(measure)
    watcher.observe(shown.body, { childList: true, subtree: true, attributes: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(shown.body)
    measure()
    return () => {
      watcher.disconnect()
      sizes.disconnect()
    }
  }, [loads, parts])

  return (
    <section className={styles.anatomy}>
      <h2 id="anatomy">Anatomy</h2>
      <div className={styles.stage}>
        {/* Its own window, as a dialog or a phone's bar needs one. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which must be reached for measuring */}
        <iframe
          ref={frame}
          className={styles.frame}
          title="The parts, numbered"
          src={`iframe.html?id=${storyId}&viewMode=story&anatomy&globals=theme:${theme}`}
          loading="lazy"
          onLoad={() => setLoads((before) => before + 1)}
        />
        {places.map(
          (place, index) =>
            place && (
              <span
                key={parts[index]?.[1]}
                className={styles.mark}
                style={{ insetInlineStart: place.x, insetBlockStart: place.y }}
                aria-hidden="true"
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol className={styles.parts}>
        {parts.map(([, name, words]) => (
          <li key={name}>
            <strong>{name}.</strong> {words}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first element that is seen; a frame's own page has parts of Storybook's around the story. */
function placeOf(shown: Document, selector: string): Place | null {
  const roots = [shown.querySelector('#storybook-root'), shown.body]
  for (const root of roots) {
    for (const element of root?.querySelectorAll(selector) ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return { x: Math.max(0, x), y: Math.max(0, y) }
    }
  }
  return null
}
