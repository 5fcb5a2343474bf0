import type { PopupName, PopupsView } from '@kingside/machines/popups'
import { lazy, useEffect, useState } from 'react'
import type { PopupContent } from '../../platform/page/index.ts'
import { popupContents } from './popup-list.ts'

/** What stands in the popups, each loaded when it is first opened. */
export interface PopupContents {
  /** It waits for its code where that is not there yet, and throws where it did not arrive. */
  readonly of: (popup: PopupName) => PopupContent
  readonly isThere: (popup: PopupName) => boolean
  readonly load: (popup: PopupName) => Promise<unknown>
  /** What did not arrive is asked for again. */
  readonly forget: (popup: PopupName) => void
}

export function createPopupContents(): PopupContents {
  const there = new Map<PopupName, PopupContent>()
  // One that a popup waited for stays what it is: another component would begin anew in an open popup.
  const waitedFor = new Map<PopupName, PopupContent>()

  async function load(popup: PopupName): Promise<PopupContent> {
    const content = there.get(popup) ?? (await popupContents[popup]())
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
    forget: (popup) => waitedFor.delete(popup),
  }
}

/** Longer than this nobody waits for an answer to a press: then the popup opens and says that it loads. */
const longestHoldMs = 400

/**
 * Holds a popup back until what stands in it is there: one that grows when it arrives moves its buttons away from under
 * the pointer.
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
