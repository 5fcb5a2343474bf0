import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back once with the output of a machine.
 * @param output of the machine's snapshot; undefined until it is done
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
