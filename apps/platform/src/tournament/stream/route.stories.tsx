import { contract } from '@kingside/api'
import { mockCall } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageServer } from '../../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../../stories/page-story.tsx'
import {
  sampleBoards,
  sampleRounds,
  sampleStanding,
  sampleTournament,
} from '../../stories/sample-tournaments.ts'

const { tournaments, tournamentBoards, tours } = contract

/** Where an overlay for streams is made. */
const meta = {
  ...pageMeta,
  title: 'Pages/Stream Overlay',
  args: { address: '/tournaments/autumn-swiss/stream' },
  parameters: {
    ...pageParameters,
    msw: [
      mockCall(tournaments.get, () => sampleTournament({ status: 'goes' })),
      mockCall(tournaments.standing.list, () => sampleStanding(8)),
      mockCall(tours.list, () => sampleRounds(3)),
      mockCall(tournamentBoards.list, () => sampleBoards(20)),
      mockCall(tournamentBoards.top, () => sampleBoards(20).results),
      ...pageServer,
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

/** Each switch changes the preview and the address at once. */
export const Settings: Story = {
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Stream overlay: Autumn Swiss' }),
    ).toBeVisible()
    await expect(await canvas.findByText('Round 3 of 7')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'Round number' }))
    await expect(canvas.queryByText('Round 3 of 7')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'Boards of the round' }))
    await expect(canvas.getByRole('switch', { name: 'Boards of the round' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}

/** What the streaming program shows: nothing of the site around it. */
export const TheOverlay: Story = {
  args: { address: '/tournaments/autumn-swiss/overlay?on=header.main-board.table&theme=light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Autumn Swiss')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
}
