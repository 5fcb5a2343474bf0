import { useState } from 'react'
import { WaitTime } from '../../platform/page/index.ts'

export interface HoldTimeProps {
  /** How long it is valid from when it is first shown, in milliseconds. */
  readonly ms: number
  /** Now, in milliseconds. */
  readonly now: () => number
}

/** How long a link or an offer is still valid, for use within a sentence. Another one needs another `key`. */
export function HoldTime({ ms, now }: HoldTimeProps) {
  const [until] = useState(() => now() + ms)
  return <WaitTime until={until} now={now} />
}
