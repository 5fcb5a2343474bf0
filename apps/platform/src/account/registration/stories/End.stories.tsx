import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states, snapshotAt } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../Registration.messages.ts'
import { Registration } from '../Registration.view.tsx'
import { args } from './registration.samples.tsx'

/** What a new member is told at the end, by plan and by what is left to do. */
const meta = {
  component: Registration,
  title: 'Features/Registration/End',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

export const Done: Story = {
  parameters: { state: 'registration/done' },
  args: { view: view(states.done) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start playing' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const DoneFree: Story = { args: { view: view(snapshotAt('done', { plan: 'free' })) } }

export const DoneFreePro: Story = { args: { view: view(snapshotAt('done', { plan: 'free_pro' })) } }

/** Pro was chosen and not paid. */
export const DoneUnpaid: Story = {
  parameters: { visual: { looksLike: 'platform-features-registration-identity--after-checks' } },
  args: { view: view(snapshotAt('done', { isPaid: false })) },
}
