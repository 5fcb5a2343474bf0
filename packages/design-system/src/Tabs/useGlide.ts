import { useLayoutEffect, useRef, type RefObject } from 'react'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Animates the mark of the chosen tab from its previous place, with the duration in its CSS. The mark is inside its tab
 * and has `data-mark`.
 */
export function useGlide(list: RefObject<HTMLElement | null>, chosen: string | undefined) {
  const last = useRef<Place | null>(null)
  useLayoutEffect(() => {
    if (chosen === undefined) return
    const tab = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(chosen)}"]`)
    const mark = tab?.querySelector<HTMLElement>('[data-mark]')
    if (!tab || !mark) return
    const place = {
      left: tab.offsetLeft,
      top: tab.offsetTop,
      width: mark.offsetWidth,
      height: mark.offsetHeight,
    }
    const was = last.current
    last.current = place
    const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(mark)
    const duration = Number.parseFloat(transitionDuration) * 1_000
    if (!was || !(duration > 0)) return
    mark.animate([frameOf(was, place), frameOf(place, place)], {
      duration,
      easing: easing.split(/,(?![^(]*\))/)[0] ?? 'ease',
    })
  }, [list, chosen])
}

const frameOf = (shown: Place, { left, top }: Place) => ({
  translate: `${shown.left - left}px ${shown.top - top}px`,
  width: `${shown.width}px`,
  height: `${shown.height}px`,
})
