import type { Challenge } from './challenge.ts'
import { lobbyChallengeOf } from './describe.ts'
import type { LobbyDeps } from './lobby-deps.ts'

/** Tells the lobby of one player's challenges to anybody, but for those who never meet that player there. */
export async function announce(
  challenges: readonly Challenge[],
  { feed, blocks }: Pick<LobbyDeps, 'feed' | 'blocks'>,
): Promise<void> {
  const [first] = challenges
  if (!first) return
  const except = await blocks.around(first.owner.id)
  for (const challenge of challenges) {
    const event = { type: 'challenge.added', challenge: lobbyChallengeOf(challenge) } as const
    feed.sendToFollowers('challenges', event, except)
  }
}
