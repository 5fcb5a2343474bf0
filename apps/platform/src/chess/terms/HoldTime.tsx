import { useState } from 'react'
import { WaitTime } from '../../platform/page/index.ts'

export interface HoldTimeProps {
  /** How long it holds from when it is first shown, in milliseconds. */
  readonly ms: number
  /** Now, in milliseconds. */
  readonly now: () => number
}

/** How long a link or an offer still holds, to stand inside of a sentence. Another one needs another `key`. */
export function HoldTime({ ms, now }: HoldTimeProps) {
  const [until] = useState(() => now() + ms)
  return <WaitTime until={until} now={now} />
}
