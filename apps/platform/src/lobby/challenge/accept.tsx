import type { Challenge } from '@kingside/machines/short-challenge'
import { type ReactNode, useState } from 'react'
import type { AppDependencies } from '../../dependencies.ts'
import { lazyPart } from '../../platform/page/index.ts'

/** Accepts a challenge of a list in a popup, which says why where it does not lead to a game. */
export function createAcceptPart(deps: AppDependencies) {
  // Popups and the machine of challenges are not for the first page.
  const AcceptPopup = lazyPart(async () =>
    (await import('./AcceptPopup.tsx')).createAcceptPopup(deps),
  )

  return function useAccept(): {
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
}
