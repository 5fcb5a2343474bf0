import { replaceEqualDeep } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Subscribable } from 'xstate'

/**
 * What an actor shows. What stays equal stays the same object, the whole view and each of its parts: so a page renders
 * when there is something new to show, and only what shows it.
 * @param select must stay the same as long as the component lives
 */
export function useView<Snapshot, View>(
  actor: Subscribable<Snapshot> & { readonly getSnapshot: () => Snapshot },
  select: (snapshot: Snapshot) => View,
): View {
  const [keep] = useState(() => keepEqual(select))
  return useSelector(actor, keep)
}

function keepEqual<Snapshot, View>(select: (snapshot: Snapshot) => View) {
  let last: View | undefined
  return (snapshot: Snapshot): View => {
    last = replaceEqualDeep(last, select(snapshot))
    return last
  }
}
