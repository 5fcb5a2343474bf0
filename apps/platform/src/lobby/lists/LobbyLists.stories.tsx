import { timeControls } from '@kingside/api'
import {
  type LobbyListsView,
  provideLobbyLists,
  selectLobbyListsView,
  type TopGame,
} from '@kingside/machines/lobby-lists'
import { lobbyListsStates as states, snapshotAt } from '@kingside/machines/lobby-lists/examples'
import type { Challenge, ChallengePlayer } from '@kingside/machines/challenge'
import { ownChallenge } from '@kingside/machines/challenge/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { toChoice } from '../../chess/terms/time-controls.ts'
import { InRouter } from '../../stories/in-router.tsx'
import { inPage } from '../../stories/in-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { LiveBoards } from './LiveBoards.tsx'
import { LobbyLists, type LobbyListsProps } from './LobbyLists.view.tsx'

const view = selectLobbyListsView

interface Args extends Omit<LobbyListsProps, 'view' | 'boards'> {
  readonly view: LobbyListsView
  readonly onWatch: (gameId: string) => void
  readonly onRetryGames: () => void
}

function Lists({ onWatch, onRetryGames, ...props }: Args) {
  const { view: shown, timeControls: known } = props
  return (
    <LobbyLists
      {...props}
      boards={
        <LiveBoards
          view={shown.games}
          timeControls={known}
          onWatch={onWatch}
          onRetry={onRetryGames}
        />
      }
    />
  )
}

/** What the lobby shows; one story for each state of the four lists. A list that says nothing of itself is shown. */
const meta = {
  component: Lists,
  title: 'Features/LobbyLists',
  args: {
    view: view(states['challenges.shown']),
    timeControls: timeControls.map(toChoice),
    onAccept: fn(),
    onWatch: fn(),
    onRanking: fn(),
    onRefresh: fn(),
    onRetryChallenges: fn(),
    onRetryPlayers: fn(),
    onRetryGames: fn(),
    onRetryCounts: fn(),
  },
  decorators: [
    (Story) => (
      <InRouter>
        <Story />
      </InRouter>
    ),
    inPage,
  ],
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** All four are on their way. */
export const ChallengesLoading: Story = {
  parameters: { state: 'lobby-lists/challenges.loading' },
  args: { view: view(states['challenges.loading']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading…')).toHaveLength(3))
  },
}

export const ChallengesShown: Story = {
  parameters: { state: 'lobby-lists/challenges.shown' },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Open challenges' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('Rated · 1530–1730')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Accept Daulet K.’s challenge' }))
    await expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ id: 'c-1' }))
  },
}

export const ChallengesEmpty: Story = {
  parameters: { state: 'lobby-lists/challenges.empty' },
  args: { view: view(states['challenges.empty']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No challenges right now')).toBeVisible()
  },
}

export const ChallengesFailed: Story = {
  parameters: { state: 'lobby-lists/challenges.failed' },
  args: { view: view(states['challenges.failed']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load this list')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryChallenges).toHaveBeenCalledOnce()
  },
}

export const PlayersLoading: Story = {
  parameters: {
    state: 'lobby-lists/players.loading',
    modes: {
      russian: { args: { view: view(states['challenges.failed']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['players.loading']) },
}

/** The connection is lost: everything stays, and says that it may be old. */
export const PlayersShown: Story = {
  parameters: { state: 'lobby-lists/players.shown' },
  args: { view: view(states['players.shown']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('These lists may be out of date.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    const ranking = within(canvas.getByRole('radiogroup', { name: 'Kind of game' }))
    await expect(ranking.getByRole('radio', { name: 'Blitz' })).toBeChecked()
    await userEvent.click(ranking.getByRole('radio', { name: 'Rapid' }))
    await expect(args.onRanking).toHaveBeenCalledWith('rapid')
  },
}

export const PlayersEmpty: Story = {
  parameters: { state: 'lobby-lists/players.empty' },
  args: { view: view(states['players.empty']) },
}

export const PlayersFailed: Story = {
  parameters: { state: 'lobby-lists/players.failed' },
  args: { view: view(states['players.failed']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryPlayers).toHaveBeenCalledOnce()
  },
}

export const GamesLoading: Story = {
  parameters: { state: 'lobby-lists/games.loading' },
  args: { view: view(states['games.loading']) },
}

export const GamesShown: Story = {
  parameters: {
    state: 'lobby-lists/games.shown',
    visual: { looksLike: 'platform-features-lobbylists--challenges-shown' },
  },
  args: { view: view(states['games.shown']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Aigerim S. vs Daulet K., 15 min' }))
    await expect(args.onWatch).toHaveBeenCalledWith('b7Qk2')
  },
}

export const GamesEmpty: Story = {
  parameters: { state: 'lobby-lists/games.empty' },
  args: { view: view(states['games.empty']) },
}

export const GamesFailed: Story = {
  parameters: { state: 'lobby-lists/games.failed' },
  args: { view: view(states['games.failed']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryGames).toHaveBeenCalledOnce()
  },
}

export const CountsLoading: Story = {
  parameters: { state: 'lobby-lists/counts.loading' },
  args: { view: view(states['counts.loading']) },
}

export const CountsShown: Story = {
  parameters: {
    state: 'lobby-lists/counts.shown',
    visual: { looksLike: 'platform-features-lobbylists--challenges-shown' },
  },
  args: { view: view(states['counts.shown']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204 players online · 311 games in progress')).toBeVisible()
  },
}

export const CountsFailed: Story = {
  parameters: { state: 'lobby-lists/counts.failed' },
  args: { view: view(states['counts.failed']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryCounts).toHaveBeenCalledOnce()
  },
}

const refreshed = (status: 'loading' | 'failed') =>
  view(snapshotAt({ challenges: status, players: status, games: status, counts: status }))

/** What was known stays while it is loaded anew. */
export const Refreshing: Story = {
  parameters: { visual: { looksLike: 'platform-features-lobbylists--challenges-shown' } },
  args: { view: refreshed('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Aigerim S.')).toHaveLength(2)
    await expect(canvas.getAllByText('Loading…')).toHaveLength(3)
  },
}

/** What was known stays, and each list says that it could not be loaded. */
export const RefreshFailed: Story = {
  args: { view: refreshed('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Couldn’t load this list')).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4)
    await expect(canvas.getByText(/^1,204 players online/)).toBeVisible()
  },
}

const player = (uid: string, name: string, title: string | null, rating: number | null) =>
  ({ uid, name, title, rating }) satisfies ChallengePlayer

const people = {
  dana: player('u-dana', 'Dana Ospanova', 'WGM', 2_391),
  marek: player('u-marek', 'Marek Kowalski', null, 1_288),
  bibigul: player('u-bibigul', 'Bibigul Nurmukhambetova-Abdrakhmanova-Saparbekkyzy', 'WFM', 2_104),
  newcomer: player('u-new', 'Sanzhar', null, null),
  alikhan: player('u-alikhan', 'Alikhan T.', 'GM', 2_588),
} as const

const open = (
  id: string,
  owner: ChallengePlayer,
  terms: Pick<Challenge, 'color' | 'mode' | 'timeControl' | 'limits'>,
): Challenge => ({ ...ownChallenge, id, owner, ...terms })

const game = (
  gameId: string,
  white: ChallengePlayer,
  black: ChallengePlayer,
  board: TopGame['board'],
): TopGame => ({
  gameId,
  white,
  black,
  timeControl: { id: 9, boardType: 'blitz' },
  mode: 'rated',
  tournamentId: null,
  board,
})

const busy = view(
  snapshotAt(
    {},
    {
      counts: { players: 48_211, games: 12_940 },
      challenges: [
        open('c-7', people.marek, {
          color: 'any',
          mode: 'unrated',
          timeControl: { id: 9, boardType: 'blitz' },
          limits: null,
        }),
        open('c-6', people.bibigul, {
          color: 'white',
          mode: 'fide',
          timeControl: { id: 17, boardType: 'rapid' },
          limits: { lower: 2_000, upper: 2_200 },
        }),
        open('c-5', people.newcomer, {
          color: 'black',
          mode: 'rated',
          timeControl: { id: 999, boardType: 'daily' },
          limits: { lower: 1_100, upper: 1_300 },
        }),
        open('c-4', people.dana, {
          color: 'any',
          mode: 'rated',
          timeControl: { id: 12, boardType: 'blitz' },
          limits: { lower: 2_290, upper: 2_490 },
        }),
      ],
      players: [people.alikhan, people.dana, people.bibigul],
      games: [
        game('g-1', people.alikhan, people.dana, {
          fen: 'r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B1P1/PP2PPBP/R2Q1RK1 b - - 5 11',
          lastMove: 'c1e3',
          result: null,
        }),
        game('g-2', people.bibigul, people.marek, {
          fen: '8/5pk1/6p1/4P2p/5P1P/4K1P1/8/8 b - - 0 41',
          lastMove: 'e4e5',
          result: 'WHITE_WIN',
        }),
        game('g-3', people.newcomer, people.marek, null),
      ],
    },
  ),
)

/** Titles, long names, a newcomer without a rating, and a time control that this page does not know. */
export const BusyLobby: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  args: { view: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Woman Grandmaster')).not.toHaveLength(0)
    await expect(canvas.getAllByText('New')).not.toHaveLength(0)
    await expect(canvas.getByText('Daily')).toBeVisible()
  },
}

interface WiredProps extends Args {
  readonly machine: ReturnType<typeof provideLobbyLists>
}

/** The lists with their machine. */
function Wired({ machine, ...props }: WiredProps) {
  const [snapshot, send] = useMachine(machine, {
    input: { playerUid: 'u-timur' },
    snapshot: states['challenges.failed'],
  })
  useStateMap(snapshot)
  return (
    <Lists
      {...props}
      view={view(snapshot)}
      onRetryChallenges={() => send({ type: 'challenges.retry' })}
    />
  )
}

const { challenges } = states['challenges.shown'].context
/** The lists, and a button by which somebody else takes the first challenge. */
function Taken(args: Args) {
  const [isTaken, setTaken] = useState(false)
  const left = { ...states['challenges.shown'].context, challenges: challenges?.slice(1) ?? [] }
  return (
    <>
      <Lists {...args} view={isTaken ? view(snapshotAt({}, left)) : args.view} />
      <button type="button" onClick={() => setTaken(true)}>
        Take the first
      </button>
    </>
  )
}

/** The reader is about to accept a challenge, and somebody else does. */
const takeTheFirst = async ({
  canvas,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) => {
  const box = canvas.getByRole('list', { name: 'Open challenges' })
  const list = within(box)
  const { height } = box.getBoundingClientRect()
  list.getByRole('button', { name: 'Accept Guest’s challenge' }).focus()
  canvas.getByRole('button', { name: 'Take the first' }).click()
  await expect(await list.findByText('No longer open')).toBeVisible()
  await expect(list.getAllByRole('listitem')).toHaveLength(2)
  await expect(box.getBoundingClientRect().height).toBe(height)
  return list
}

/** It stays in its place, and can't be pressed: as long as the pointer is there, so also in the picture. */
export const ChallengeGone: Story = {
  render: (args) => <Taken {...args} />,
  play: async (context) => {
    await context.userEvent.hover(context.canvas.getByRole('list', { name: 'Open challenges' }))
    await takeTheFirst(context)
    await expect(context.canvas.getByRole('group', { name: 'Open challenges' })).toHaveFocus()
  },
}

/** A second later it leaves: the focus that went with its button holds nothing back. */
export const ChallengeLeft: Story = {
  parameters: { visual: { skip: 'It looks as ChallengesShown does, with one challenge.' } },
  render: (args) => <Taken {...args} />,
  play: async (context) => {
    const list = await takeTheFirst(context)
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1), { timeout: 3_000 })
  },
}

const never = () => new Promise<never>(() => {})
const others = { loadPlayers: never, loadGames: never, loadCounts: never }

const neverAnswers = provideLobbyLists({ ...others, loadChallenges: never })

/** Tried again with the keyboard: the button waits in its place and keeps the focus. */
export const Retrying: Story = {
  render: (args) => <Wired {...args} machine={neverAnswers} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveFocus()
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

const answers = provideLobbyLists({
  ...others,
  loadChallenges: () => Promise.resolve(challenges ?? []),
})

/** The list is there after another try, and takes the focus of the button that is gone. */
export const LoadedAtLast: Story = {
  parameters: { visual: { looksLike: 'platform-features-lobbylists--challenges-shown' } },
  render: (args) => <Wired {...args} machine={answers} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    const list = await canvas.findByRole('list', { name: 'Open challenges' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('group', { name: 'Open challenges' })).toHaveFocus()
  },
}
