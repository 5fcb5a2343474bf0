import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as styles from '../state-map/StateMap.css.ts'
import { ErrorCatalogue } from './ErrorCatalogue.tsx'

/** Every message that the specifications' error catalogues name, and the story that shows it. */
const meta = {
  title: 'Error messages',
  component: ErrorCatalogue,
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorCatalogue>

export default meta
type Story = StoryObj<typeof meta>

export const EveryMessage: Story = {
  parameters: {
    visual: { skip: 'It lists every message, so its picture changes with each of them.' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), "can't find an account")
    const link = canvas.getByRole('link', { name: /We can’t find an account/ })
    await expect(link).toHaveAttribute(
      'href',
      '?path=/story/platform-features-activationcode--unknown-account',
    )
    await expect(canvas.queryByRole('link', { name: 'Weak password' })).not.toBeInTheDocument()
  },
}
