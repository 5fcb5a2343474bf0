import type { PopupName, PopupsView } from '@kingside/machines/popups'
import { lazy, useEffect, useState } from 'react'
import { moreWords } from '../../platform/intl/index.ts'
import type { PopupContent } from '../../platform/page/index.ts'

/** The contents of the popups, each loaded when it is first opened. */
export interface PopupContents {
  /** Suspends while the code loads, and throws if it fails to load. */
  readonly of: (popup: PopupName) => PopupContent
  readonly isThere: (popup: PopupName) => boolean
  readonly load: (popup: PopupName) => Promise<unknown>
  /** Loads what it takes to load any of them. */
  readonly prepare: () => Promise<void>
  /** Lets a popup that failed to load be loaded again. */
  readonly forget: (popup: PopupName) => void
}

/** The names of all files of popups are a file of their own: a page that opens has no popup. */
const loadList = async () => (await import('./popup-list.ts')).popupContents

export function createPopupContents(): PopupContents {
  const there = new Map<PopupName, PopupContent>()
  // The component of an open popup must stay the same; another one would reset the popup.
  const waitedFor = new Map<PopupName, PopupContent>()

  async function load(popup: PopupName): Promise<PopupContent> {
    const known = there.get(popup)
    if (known) return known
    const [content] = await Promise.all([
      loadList().then((contents) => contents[popup]()),
      moreWords(),
    ])
    there.set(popup, content)
    return content
  }

  function waitFor(popup: PopupName): PopupContent {
    const content = lazy(async () => ({ default: await load(popup) }))
    waitedFor.set(popup, content)
    return content
  }

  return {
    of: (popup) => waitedFor.get(popup) ?? there.get(popup) ?? waitFor(popup),
    isThere: (popup) => there.has(popup),
    load,
    // If it fails to load, a popup loads it again.
    prepare: async () => {
      await loadList().catch(() => null)
    },
    forget: (popup) => waitedFor.delete(popup),
  }
}

/** The longest time for which a popup is held back after a press, in ms; then it opens with a skeleton. */
const longestHoldMs = 400

/**
 * Holds a popup back until its content is loaded: a popup that grows while open moves its buttons away from the
 * pointer.
 */
export function useLoadedPopup(view: PopupsView, contents: PopupContents): PopupsView {
  const popup = view.status === 'open' ? view.popup : null
  const [waited, setWaited] = useState<PopupName | null>(null)
  const [shown, setShown] = useState<PopupsView>({ status: 'closed', payment: null })
  const isReady = popup === null || waited === popup || contents.isThere(popup)

  useEffect(() => {
    if (isReady) return
    let isWanted = true
    const open = () => {
      if (isWanted) setWaited(popup)
    }
    const timer = setTimeout(open, longestHoldMs)
    contents.load(popup).then(open, open)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [contents, isReady, popup])

  if (isReady && shown !== view) setShown(view)
  return isReady ? view : shown
}
