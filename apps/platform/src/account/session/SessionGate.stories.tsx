import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import {
  provideSession,
  type SessionDeps,
  selectSessionView,
  type SignedOutReason,
} from '@kingside/machines/session'
import {
  exampleProfile,
  sessionStates as states,
  snapshotAt,
} from '@kingside/machines/session/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useStateMap } from '../../stories/useStateMap.ts'
import { SamplePage } from './session.samples.tsx'
import { SessionGate, type SessionGateProps } from './SessionGate.view.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'

const view = selectSessionView

/** A clock that stands still, so that the pictures do. */
const still = () => 0

/** Who uses the app, round a page; one story for each state of its machine. */
const meta = {
  component: SessionGate,
  title: 'Features/SessionGate',
  args: {
    view: view(states['signedIn.plan.authorized']),
    now: still,
    children: null,
    onSignIn: fn(),
    onRetry: fn(),
    onSupport: fn(),
  },
  render: (args) => (
    <SessionGate {...args}>
      <SamplePage view={args.view} />
    </SessionGate>
  ),
  // The sign-in over the page, and the first screen, are as high as the window.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof SessionGate>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the first question does. */
export const Opening: Story = {
  parameters: {
    state: 'session/opening',
    visual: { looksLike: 'platform-features-sessiongate--loading-reading-login' },
  },
  args: { view: view(states.opening) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Setting up the board…')
    await expect(canvas.queryByRole('heading', { name: 'Analysis' })).toBeNull()
  },
}

export const LoadingReadingLogin: Story = {
  parameters: {
    state: 'session/loading.readingLogin',
    modes: {
      kazakh: { args: { view: view(states['loading.loginMissed']) }, globals: { locale: 'kz' } },
      russian: {
        args: { view: view(states['unauthorized.unidentified']) },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          view: view(
            snapshotAt(
              { unauthorized: 'visitor' },
              {
                reason: 'user_inactive',
                detail: `This account was closed on 1 March 2026 by the fair play commission. Ask ${'fairplaycommission'.repeat(4)}@mail.example.`,
                isOnline: false,
              },
            ),
          ),
        },
      },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['loading.readingLogin']) },
}

export const LoadingLoginMissed: Story = {
  parameters: { state: 'session/loading.loginMissed' },
  args: { view: view(states['loading.loginMissed']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expect(canvas.getByText('Attempt 2 of 5')).toBeVisible()
    await expect(canvas.getByText('00:10')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The profile is asked for; looks as the question before it does. */
export const LoadingFetchingProfile: Story = {
  parameters: {
    state: 'session/loading.fetchingProfile',
    visual: { looksLike: 'platform-features-sessiongate--loading-reading-login' },
  },
  args: { view: view(states['loading.fetchingProfile']) },
}

export const LoadingProfileMissed: Story = {
  parameters: { state: 'session/loading.profileMissed' },
  args: { view: view(states['loading.profileMissed']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The server isn’t responding' })).toBeVisible()
    await expect(canvas.getByText('Attempt 3 of 5')).toBeVisible()
  },
}

/** Another try is on its way. The button keeps its place and the focus. */
export const TryingAgain: Story = {
  args: { view: view(snapshotAt({ loading: 'readingLogin' }, { attempt: 2 })) },
}

/** Nobody has to wait: the page is there while loading goes on. */
export const GoingOn: Story = {
  args: { view: view(states['loading.profileMissed']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without signing in' }))
    await expect(canvas.getByRole('heading', { name: 'Analysis' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Signing you in… ?Attempt 3 of 5/)
  },
}

/** The page, and nothing else. */
export const SignedInPlanAuthorized: Story = {
  parameters: { state: 'session/signedIn.plan.authorized' },
  args: { view: view(states['signedIn.plan.authorized']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('aigerim@mail.example')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The page, and nothing else. */
export const SignedInPlanSubscribed: Story = {
  parameters: { state: 'session/signedIn.plan.subscribed' },
  args: { view: view(states['signedIn.plan.subscribed']) },
}

/** The page, and nothing else. */
export const SignedInTokenFresh: Story = {
  parameters: {
    state: 'session/signedIn.token.fresh',
    visual: { looksLike: 'platform-features-sessiongate--signed-in-plan-authorized' },
  },
  args: { view: view(states['signedIn.token.fresh']) },
}

/** Calls wait. The word comes after a second, since a renewal mostly takes less. */
export const SignedInTokenRefreshing: Story = {
  parameters: { state: 'session/signedIn.token.refreshing' },
  args: { view: view(states['signedIn.token.refreshing']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reconnecting…')).toBeVisible(), { timeout: 4000 })
  },
}

/** The renewal goes on by itself as soon as there is a network. */
export const SignedInTokenStale: Story = {
  parameters: { state: 'session/signedIn.token.stale' },
  args: { view: view(states['signedIn.token.stale']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline')
  },
}

/** The network is there and the server is not. */
export const StaleOnline: Story = {
  parameters: {
    visual: { looksLike: 'platform-features-sessiongate--signed-in-token-refreshing' },
  },
  args: {
    view: view(
      snapshotAt({ signedIn: { plan: 'authorized', token: 'stale' } }, { profile: exampleProfile }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reconnecting…')).toBeVisible(), { timeout: 4000 })
  },
}

/** The page stays usable, and says nothing of it. */
export const SignedInTokenProving: Story = {
  parameters: {
    state: 'session/signedIn.token.proving',
    visual: { looksLike: 'platform-features-sessiongate--signed-in-plan-authorized' },
  },
  args: { view: view(states['signedIn.token.proving']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const SigningOut: Story = {
  parameters: { state: 'session/signingOut' },
  args: { view: view(states.signingOut) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you out…')
  },
}

/** The saved login of a closed account is cleared; looks as a sign-out does. */
export const Forgetting: Story = {
  parameters: {
    state: 'session/forgetting',
    visual: { looksLike: 'platform-features-sessiongate--signing-out' },
  },
  args: { view: view(states.forgetting) },
}

/** Passed through at once; looks as the visitor’s page does. */
export const UnauthorizedRecognising: Story = {
  parameters: { state: 'session/unauthorized.recognising' },
  args: { view: view(states['unauthorized.recognising']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visitor')).toBeVisible()
  },
}

/** The visitor’s uid is asked for; the example shows how a session ended over the page. */
export const UnauthorizedIdentifying: Story = {
  parameters: { state: 'session/unauthorized.identifying' },
  args: { view: view(states['unauthorized.identifying']) },
  play: async ({ canvas, userEvent, args }) => {
    const prompt = await screen.findByRole('alertdialog', { name: 'Your session has ended' })
    await expect(prompt).toHaveAccessibleDescription(/Sign in to continue/)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { name: 'Analysis' })).toBeVisible()
  },
}

/** The question over the page, which stays. */
export const SessionExpired: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { view: view(states['unauthorized.identifying']) },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Your session has ended' }),
    ).toBeVisible()
  },
}

/** Not now: a notice keeps the way back. */
export const SessionExpiredLater: Story = {
  parameters: { visual: { looksLike: 'platform-features-sessiongate--unauthorized-identifying' } },
  args: { view: view(states['unauthorized.identifying']) },
  play: async ({ canvas, userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const UnauthorizedUnidentified: Story = {
  parameters: { state: 'session/unauthorized.unidentified' },
  args: { view: view(states['unauthorized.unidentified']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Can’t reach the server')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Somebody who came as a visitor is not told so, and nobody is shown the visitor’s uid. */
export const UnauthorizedVisitor: Story = {
  parameters: {
    state: 'session/unauthorized.visitor',
    visual: { looksLike: 'platform-features-sessiongate--unauthorized-recognising' },
  },
  args: { view: view(states['unauthorized.visitor']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull()
    await expect(canvas.queryByText(/Zm9y/)).toBeNull()
  },
}

const reasons = [
  'signed_out',
  'signed_out_elsewhere',
  'session_expired',
  'user_inactive',
  'banned',
  'authentication_failed',
  'unreachable',
] as const satisfies readonly SignedOutReason[]

const details: Partial<Record<SignedOutReason, string>> = {
  user_inactive: 'User inactive or deleted.',
  banned: 'Engine use.',
  authentication_failed: 'Token is invalid.',
}

const signedOut = (reason: SignedOutReason) =>
  view(snapshotAt({ unauthorized: 'visitor' }, { reason, detail: details[reason] ?? null }))

export const SignedOut: Story = {
  args: { view: signedOut('signed_out') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

/** Why, and what next; nothing covers the page. */
export const Banned: Story = {
  args: { view: signedOut('banned') },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Engine use.')).toBeVisible()
    await expect(canvas.getByText(/If you think this is a mistake/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Contact support' }))
    await expect(args.onSupport).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** Read and closed. */
export const NoticeClosed: Story = {
  parameters: { visual: { looksLike: 'platform-features-sessiongate--unauthorized-recognising' } },
  args: { view: signedOut('signed_out_elsewhere') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText('You’ve signed out in another tab')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Analysis' })).toBeVisible()
  },
}

/** Why nobody is signed in any more; the prompt’s notice is shown without its prompt. */
export const EveryReason: Story = {
  parameters: { visual: { claims: 'feature' } },
  render: ({ onSignIn, onRetry, onSupport }) => (
    <Stack gap={0}>
      {reasons.map((reason) => {
        const shown = signedOut(reason)
        return shown.status === 'unauthorized' ? (
          <SignedOutNotice
            key={reason}
            view={{ ...shown, isPrompting: false }}
            reason={reason}
            onSignIn={onSignIn}
            onRetry={onRetry}
            onSupport={onSupport}
          />
        ) : null
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      'You’ve signed out',
      'You’ve signed out in another tab',
      'Your session has ended. Sign in to continue.',
      'This account is closed',
      'User inactive or deleted.',
      'Your account is banned',
      'Engine use.',
      'Couldn’t sign you in',
      'Token is invalid.',
      'Can’t reach the server',
      'You’re browsing as a guest for now.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
  },
}

const machine = provideSession({
  refreshToken: async () => ({ expiresMs: 900_000 }),
  fetchProfile: async () => exampleProfile,
  askUid: async () => 'a-visitor',
  endSession: async () => {},
  forgetLogin: async () => {},
} satisfies SessionDeps)

const input = { isOnline: true, isSignOutPending: false }

/** The gate with its machine, and a server that agrees with everything. */
function Running(props: SessionGateProps) {
  const [snapshot, send] = useMachine(machine, {
    input,
    snapshot: states['signedIn.token.proving'],
  })
  useStateMap(snapshot)
  const shown = view(snapshot)
  return (
    <SessionGate
      {...props}
      view={shown}
      onSignIn={() => send({ type: 'login.complete', expiresMs: 900_000 })}
      onRetry={() => send({ type: 'session.retry' })}
    >
      <SamplePage view={shown} />
      <Button onPress={() => send({ type: 'token.refuse', number: 1 })}>Refuse the token</Button>
    </SessionGate>
  )
}

/** The page, and what was written in it, outlives the session. */
export const SignsInAgainOverThePage: Story = {
  render: (args) => <Running {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Knight to e5')
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse the token' }))
    await screen.findByRole('alertdialog', { name: 'Your session has ended' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('aigerim@mail.example')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Knight to e5')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}
