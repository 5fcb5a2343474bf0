import type { ConfirmDialogOptions } from '@kingside/machines/system-dialogs'
import { useCallback, useEffect, useRef } from 'react'
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
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (asked.current !== null) dialogs.send({ type: 'dialog.leave', id: asked.current })
      asked.current = null
    }
  }, [dialogs, isOpen])

  return useCallback(
    async (question, plain, onYes) => {
      const { id } = question
      if (asked.current === id) return
      asked.current = id
      await dialogs.load()
      // What was asked about may be over by now.
      if (asked.current !== id) return
      const hearing = dialogs.current()?.on('dialog.answered', (told) => {
        if (told.id !== id) return
        hearing?.unsubscribe()
        asked.current = null
        if (told.answer === 'yes') onYes()
      })
      if (hearing) return dialogs.send({ type: 'dialog.confirm', dialog: question })
      asked.current = null
      if (window.confirm(plain)) onYes()
    },
    [dialogs],
  )
}
