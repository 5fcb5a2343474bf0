import { Popup } from '@kingside/design-system/Popup'
import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useIntl } from 'react-intl'
import { expect, screen } from 'storybook/test'
import { messages } from './Registration.messages.ts'
import { args } from './stories/registration.samples.tsx'
import { Registration, type RegistrationProps } from './Registration.view.tsx'

const view = selectRegistrationView

function InWidePopup(props: RegistrationProps) {
  const { formatMessage } = useIntl()
  return (
    <Popup defaultOpen size="wide" closeLabel="Close" title={formatMessage(messages.title)}>
      <Registration {...props} />
    </Popup>
  )
}

/** Registration in the wide popup: the list of all steps stands beside the step. */
const meta = {
  component: Registration,
  title: 'Features/RegistrationWide',
  args,
  render: (given) => <InWidePopup {...given} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

export const Free: Story = {
  parameters: {
    modes: {
      russian: { args: { view: view(states['identityCheck.offered']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
}

export const FreePro: Story = {
  args: { view: view(states['personalInfo.filling.invalid']) },
}

export const Pro: Story = {
  parameters: { visual: { claims: 'feature' } },
  args: { view: view(states['payment.choosing']) },
  play: async () => {
    const steps = await screen.findByRole('list', { name: 'Steps to your account' })
    await expect(steps.children).toHaveLength(6)
  },
}

export const Done: Story = { args: { view: view(states.done) } }
