import { Stack } from '@kingside/design-system/Stack'
import {
  type FriendGameDeps,
  type FriendGameInput,
  type LinkEnd,
  provideFriendGame,
  selectFriendGameView,
} from '@kingside/machines/friend-game'
import { friendGameStates as states } from '@kingside/machines/friend-game/examples'
import type { Meta } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { inPage } from '../../../stories/in-page.tsx'
import { useStateMap } from '../../../stories/useStateMap.ts'
import { FriendGame, type FriendGameProps } from '../FriendGame.view.tsx'

export const view = selectFriendGameView

/** What all stories of it share. */
export const shared = {
  args: {
    view: view(states.ready),
    timeControls: [{ id: 9, clock: { initialMs: 180_000, incrementMs: 0 }, family: 'blitz' }],
    now: () => 0,
    addressOf: (code) => `https://kingside.example/friend_invite?code=${code}`,
    onTermsChange: fn(),
    onMake: fn(),
    onCopy: fn(),
    onCancel: fn(),
    onWait: fn(),
    onRead: fn(),
    onAccept: fn(),
    onLeave: fn(),
    onOpenGame: fn(),
    onRemedy: fn(),
  },
  decorators: [inPage],
} satisfies Partial<Meta<typeof FriendGame>>

export const link = { requestId: 'r-88', code: 'STEPPE-19', expiresInMs: 900_000 }
export const maker = { link }
export const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 }

export const ends: readonly LinkEnd[] = ['expired', 'taken', 'cancelled', 'unknown']

export const ended = (isOwn: boolean) => (args: FriendGameProps) => (
  <Stack gap={6}>
    {ends.map((end) => (
      <FriendGame key={end} {...args} view={{ status: 'ended', end, isOwn, refusal: null }} />
    ))}
  </Stack>
)

export interface WiredProps extends FriendGameProps {
  readonly input: FriendGameInput
  readonly deps: Partial<FriendGameDeps>
}

export const never = () => new Promise<never>(() => {})

/** The page with its machine; what has no answer here is never answered. */
export function Wired({ input, deps, ...props }: WiredProps) {
  const [machine] = useState(() =>
    provideFriendGame({
      makeLink: never,
      cancelLink: never,
      copyLink: never,
      readLink: never,
      acceptLink: never,
      ...deps,
    }),
  )
  const [snapshot, send] = useMachine(machine, { input })
  useStateMap(snapshot)
  return (
    <FriendGame
      {...props}
      view={view(snapshot)}
      onMake={() => send({ type: 'link.make' })}
      onCopy={() => send({ type: 'link.copy' })}
      onCancel={() => send({ type: 'link.cancel' })}
      onRead={() => send({ type: 'link.read' })}
      onAccept={() => send({ type: 'link.accept' })}
    />
  )
}

export const { player, terms } = states.ready.context
