import { useEffect } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

/** Tells the State map which states the machine of a story is in: they light up there while the story plays. */
export function useStateMap({ machine, value }: AnyMachineSnapshot) {
  useEffect(() => {
    const detail = { machine: machine.id, value }
    window.dispatchEvent(new CustomEvent('kingside:machine', { detail }))
  }, [machine, value])
}
