import type { Challenge } from '@kingside/machines/challenge'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../platform/page/index.ts'

// Loaded separately, because the first page needs neither popups nor the machine of challenges.
const AcceptPopup = lazyPart(async () => (await import('./AcceptPopup.tsx')).AcceptPopup)

/** Accepts a challenge from a list in a popup, which shows the reason if there is no game. */
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
