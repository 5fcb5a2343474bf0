import { useEffect, useEffectEvent } from 'react'

/**
 * Acts once on what a flow came to.
 * @param output of the flow's snapshot; undefined until it is done
 */
export function useOutput<Output>(
  output: Output | undefined,
  onDone: (output: Output) => void,
): void {
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (output !== undefined) tell(output)
  }, [output])
}
