import { Stack } from '@kingside/design-system/Stack'
import { gameRefusalCodes } from '@kingside/machines/game-finder'
import { selectStartGameButtonView } from '@kingside/machines/start-game-button'
import {
  exampleStartGameButton,
  snapshotAt,
  startGameButtonStates as states,
} from '@kingside/machines/start-game-button/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { StartGameButton } from './StartGameButton.view.tsx'

const view = selectStartGameButtonView

/** The button that starts a game; one story for each state of its machine. It is as wide as the column it stands in. */
const meta = {
  component: StartGameButton,
  title: 'Features/StartGameButton',
  args: { view: view(states.findOpponent), onPress: fn(), onRemedy: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof StartGameButton>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks as the button does while the profile loads. */
export const Deciding: Story = {
  parameters: {
    state: 'start-game-button/deciding',
    visual: { looksLike: 'platform-features-startgamebutton--loading' },
  },
  args: { view: view(states.deciding) },
}

export const Loading: Story = {
  parameters: { state: 'start-game-button/loading' },
  args: { view: view(states.loading) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Loading…/ }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Reachable and readable, but a press does nothing. */
export const Banned: Story = {
  parameters: { state: 'start-game-button/banned' },
  args: { view: view(states.banned) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Find an opponent' })
    await expect(button).toHaveAccessibleDescription('Your account is banned, so you can’t play')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** A game under way comes first; it is one press away. */
export const Blocked: Story = {
  parameters: { state: 'start-game-button/blocked' },
  args: { view: view(states.blocked) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'Find an opponent' }),
    ).toHaveAccessibleDescription('A challenge, link or search is already open')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
  },
}

export const FindOpponent: Story = {
  parameters: { state: 'start-game-button/findOpponent' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const CreateAccountShown: Story = {
  parameters: { state: 'start-game-button/createAccount.shown' },
  args: { view: view(states['createAccount.shown']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You need an account for rated games')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** The popup is on its way: a second press does nothing. */
export const CreateAccountOpening: Story = {
  parameters: { state: 'start-game-button/createAccount.opening' },
  args: { view: view(states['createAccount.opening']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create an account/ }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const UpgradeNowShown: Story = {
  parameters: { state: 'start-game-button/upgradeNow.shown' },
  args: { view: view(states['upgradeNow.shown']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('FOA-rated games come with Pro')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const UpgradeNowOpening: Story = {
  parameters: {
    state: 'start-game-button/upgradeNow.opening',
    modes: {
      kazakh: { args: { view: view(states['createAccount.shown']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states.failed) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['upgradeNow.opening']) },
}

export const FillFormShown: Story = {
  parameters: { state: 'start-game-button/fillForm.shown' },
  args: { view: view(states['fillForm.shown']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need a FIDE ID for FOA-rated games')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add your FIDE ID' })).toBeEnabled()
  },
}

export const FillFormOpening: Story = {
  parameters: { state: 'start-game-button/fillForm.opening' },
  args: { view: view(states['fillForm.opening']) },
}

/** Looks as a search that runs: who has just pressed can already cancel. */
export const Starting: Story = {
  parameters: { state: 'start-game-button/starting' },
  args: { view: view(states.starting) },
}

export const Searching: Story = {
  parameters: {
    state: 'start-game-button/searching',
    visual: { looksLike: 'platform-features-startgamebutton--starting' },
  },
  args: { view: view(states.searching) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Looking for an opponent…')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel search' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Cancelling: Story = {
  parameters: { state: 'start-game-button/cancelling' },
  args: { view: view(states.cancelling) },
}

export const Failed: Story = {
  parameters: { state: 'start-game-button/failed', visual: { claims: 'feature' } },
  args: { view: view(states.failed) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have reached the maximum number of active games. Please complete one of your ongoing games.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your games' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('finish-a-game')
    await userEvent.click(canvas.getByRole('button', { name: 'Find an opponent' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** The search could not be cancelled, so it goes on; the same button tries again. */
export const NotCancelled: Story = {
  args: {
    view: view(
      snapshotAt('searching', { isSearching: true, refusal: { code: 'offline', detail: null } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByText(/You’re offline/)).toBeVisible()
  },
}

/** What the button says to each refusal of a search; none has two buttons for the same thing. */
export const EveryRefusal: Story = {
  render: (args) => (
    <Stack gap={8}>
      {gameRefusalCodes.map((code) => (
        <StartGameButton
          key={code}
          {...args}
          view={view(snapshotAt('failed', { refusal: { code, detail: null } }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(gameRefusalCodes.length)
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(6)
  },
}

/** The button with its machine, and a server that never answers. */
function Wired() {
  const from = states.findOpponent
  const [snapshot, send] = useMachine(exampleStartGameButton, {
    input: from.context,
    snapshot: from,
  })
  useStateMap(snapshot)
  return (
    <StartGameButton
      view={view(snapshot)}
      onPress={() => send({ type: 'button.press' })}
      onRemedy={() => {}}
    />
  )
}

/** Started and cancelled with the keyboard: the button keeps the focus. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-startgamebutton--cancelling' } },
  render: () => <Wired />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Cancel search' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for an opponent…')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Cancelling…/ })).toHaveFocus()
  },
}
