import type { Challenge } from '@kingside/machines/challenge'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../platform/page/index.ts'

// Popups and the machine of challenges are not for the first page.
const AcceptPopup = lazyPart(async () => (await import('./AcceptPopup.tsx')).AcceptPopup)

/** Accepts a challenge of a list in a popup, which says why where it does not lead to a game. */
export function useAccept(): {
  readonly accept: (challenge: Challenge) => void
  readonly popup: ReactNode
} {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  return {
    accept: setChallenge,
    popup: challenge && (
      <AcceptPopup key={challenge.id} challenge={challenge} onLeave={() => setChallenge(null)} />
    ),
  }
}
