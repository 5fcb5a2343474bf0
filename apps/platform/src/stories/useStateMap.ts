import { useEffect } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

/** Sends the active states of a story's machine to the State map, which highlights them while the story plays. */
export function useStateMap({ machine, value }: AnyMachineSnapshot) {
  useEffect(() => {
    const detail = { machine: machine.id, value }
    window.dispatchEvent(new CustomEvent('kingside:machine', { detail }))
  }, [machine, value])
}
