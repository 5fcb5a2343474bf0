import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { sampleTeams } from '../../stories/sample-tournaments.ts'
import { TeamChoice } from './TeamChoice.view.tsx'

/** The team that a player joins for, before a tournament of teams. */
const meta = {
  component: TeamChoice,
  title: 'Features/TeamChoice',
  args: { open: true, teams: sampleTeams().data, invitedTo: null, onChoose: fn() },
} satisfies Meta<typeof TeamChoice>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Choose your team' }))

/** Who was invited finds that team chosen. */
export const Invited: Story = {
  args: { invitedTo: '3' },
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      russian: { globals: { locale: 'ru' }, claims: 'phone' },
      kazakh: { globals: { locale: 'kz' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ args }) => {
    const shown = await dialog()
    await expect(shown.getByRole('radio', { name: /Rooks of the North/ })).toBeChecked()
    await userEvent.click(shown.getByRole('radio', { name: /Steppe Knights/ }))
    await userEvent.click(shown.getByRole('button', { name: 'Join the team' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ id: '1' })
  },
}

/** The first player names a team; without a name it is asked for. */
export const FirstTeam: Story = {
  args: { teams: [] },
  play: async ({ args }) => {
    const shown = await dialog()
    await userEvent.click(shown.getByRole('button', { name: 'Join the team' }))
    await expect(shown.getByText('Enter a name of up to 40 characters')).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
