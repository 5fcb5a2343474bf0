import { Banner } from '@kingside/design-system/Banner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { expect } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { messages } from './OwnAbsence.messages.ts'
import { OwnAbsence, type OwnAbsenceProps } from './OwnAbsence.tsx'

/** In a notice, where the page shows it. */
function Noticed(props: OwnAbsenceProps) {
  const { formatMessage } = useIntl()
  return (
    <Banner type="warning" title={formatMessage(messages.ownAbsence)}>
      <OwnAbsence {...props} />
    </Banner>
  )
}

/** What a player reads whose own line is lost: how long there is to come back. */
const meta = {
  component: OwnAbsence,
  title: 'Features/Game own absence',
  args: {
    clock: { initialMs: 600_000, incrementMs: 5_000 },
    now: () => 66_000,
  },
  render: (args) => <Noticed {...args} />,
  decorators: [inPage],
} satisfies Meta<typeof OwnAbsence>

export default meta
type Story = StoryObj<typeof meta>

/** A tenth of the time that a game of forty moves has. */
export const Rapid: Story = {
  parameters: {
    visual: { claims: 'feature' },
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time to reconnect' })).toHaveTextContent(
      '01:20',
    )
  },
}

/** Never less than half a minute. */
export const Bullet: Story = {
  args: { clock: { initialMs: 60_000, incrementMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:30')
  },
}
