import type { ConfirmDialogOptions } from '@kingside/machines/system-dialogs'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AppDependencies } from '../../dependencies.ts'

/**
 * Asks before what can't be taken back, in the app's dialogs. If they can't be loaded, the browser asks in its own.
 * @param isOpen whether a question can still be answered; once it can't, and when the part goes, it is left
 * @returns asks a question; `plain` is what the browser would ask, and `onYes` is called at a yes
 */
export function useQuestions(
  dialogs: AppDependencies['actors']['dialogs'],
  isOpen: boolean,
): (question: ConfirmDialogOptions, plain: string, onYes: () => void) => void {
  const asked = useRef(new Map<string, () => void>())

  const answer = useEffectEvent((id: string, isYes: boolean) => {
    const onYes = asked.current.get(id)
    asked.current.delete(id)
    if (isYes) onYes?.()
  })
  useEffect(() => {
    let listening: { readonly unsubscribe: () => void } | undefined
    const listen = () => {
      listening ??= dialogs
        .current()
        ?.on('dialog.answered', (told) => answer(told.id, told.answer === 'yes'))
    }
    listen()
    const stop = dialogs.subscribe(listen)
    return () => {
      stop()
      listening?.unsubscribe()
    }
  }, [dialogs])

  useEffect(() => {
    if (!isOpen) return undefined
    const open = asked.current
    return () => {
      for (const id of open.keys()) dialogs.send({ type: 'dialog.leave', id })
      open.clear()
    }
  }, [dialogs, isOpen])

  return async (question, plain, onYes) => {
    asked.current.set(question.id, onYes)
    const isThere = await dialogs.load()
    // What was asked about may be over by now.
    if (!asked.current.has(question.id)) return
    if (isThere) dialogs.send({ type: 'dialog.confirm', dialog: question })
    else if (asked.current.delete(question.id) && window.confirm(plain)) onYes()
  }
}
