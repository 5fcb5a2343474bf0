import type { TournamentRunView } from '@kingside/machines/tournament-run'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The fields of a round’s results that wait for one. */
export const openResultMark = 'data-open-result'

/** The step that is due. */
export const dueStepButton = '[data-due] button'

/** Whether the focus is nowhere, or where the step was taken: nobody has moved it since. */
const isFree = (steps: HTMLElement | null): boolean => {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    steps?.contains(activeElement) === true
  )
}

/**
 * Once a step is taken, the focus goes to what comes next: after the start of a round to the first result that is open,
 * else to the step that is due. So a tournament can be run by Enter and the keys of results alone.
 * @param steps around the steps, of which the one that is due has the mark `data-due`
 * @returns to be called when the question about a step is gone
 */
export function useFocusAfterStep(
  view: TournamentRunView,
  steps: RefObject<HTMLDivElement | null>,
): () => void {
  const [isAsking, setAsking] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const [taken, setTaken] = useState(0)
  const focused = useRef(0)
  const isTakingNow = view.status === 'busy' && view.doing.kind === 'step'
  if (view.status === 'confirming' && !isAsking) setAsking(true)
  if (isTakingNow !== isTaking) {
    setTaking(isTakingNow)
    if (isTaking) setTaken(taken + 1)
  }
  const { stage, openTables } = view.standing
  const isReady = !isTakingNow && !isAsking && view.status !== 'refused'
  const isTyping = stage === 'running' && openTables.length > 0
  useEffect(() => {
    if (!isReady || focused.current === taken) return
    const focusNext = (): boolean => {
      const target = isTyping
        ? document.querySelector<HTMLElement>(`[${openResultMark}] input`)
        : steps.current?.querySelector<HTMLElement>(dueStepButton)
      if (!target && isTyping) return false
      focused.current = taken
      if (isFree(steps.current)) target?.focus()
      return true
    }
    if (focusNext()) return
    // The fields of a round appear once its pairing has come.
    const observer = new MutationObserver(() => {
      if (focusNext()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isReady, isTyping, taken, steps])
  return () => setAsking(false)
}
