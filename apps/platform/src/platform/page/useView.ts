import { replaceEqualDeep } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Subscribable } from 'xstate'

/**
 * The view of an actor. Equal parts of the view stay the same objects, so only the parts of a page that changed are
 * rendered again.
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
