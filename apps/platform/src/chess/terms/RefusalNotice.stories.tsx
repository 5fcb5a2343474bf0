import { Stack } from '@kingside/design-system/Stack'
import { gameRefusalCodes, viewOfRefusal } from '@kingside/machines/game-finder'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'

/** Why there is no game: every code that search, challenges, invitations and rematches share. */
const meta = {
  component: RefusalNotice,
  title: 'Play/RefusalNotice',
  args: { refusal: viewOfRefusal({ code: 'offline', detail: null }), onRemedy: fn() },
  decorators: [inPage],
} satisfies Meta<typeof RefusalNotice>

export default meta
type Story = StoryObj<typeof meta>

export const WithARemedy: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRemedy).toHaveBeenCalledWith('retry')
  },
}

/** Four codes bring the server's own sentence. */
export const InTheServersWords: Story = {
  args: {
    refusal: viewOfRefusal({
      code: 'max_short_challenges_reached',
      detail: 'You can have three open challenges at once.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can have three open challenges at once.')).toBeVisible()
  },
}

/** Of an invitation three codes mean that the friend is gone. */
export const OfAnInvitation: Story = {
  args: {
    refusal: viewOfRefusal({ code: 'owner_disconnected', detail: null }),
    of: 'invite',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your friend has left/)).toBeVisible()
  },
}

/** Where the server has no words of its own, every code has these. */
export const EveryCode: Story = {
  parameters: { visual: { claims: 'feature' } },
  render: (args) => (
    <Stack gap={3}>
      {gameRefusalCodes.map((code) => (
        <RefusalNotice key={code} {...args} refusal={viewOfRefusal({ code, detail: null })} />
      ))}
    </Stack>
  ),
}
