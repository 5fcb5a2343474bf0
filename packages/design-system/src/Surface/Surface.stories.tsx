import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Surface, surfaceElements, surfaceRadii, surfaceTones } from './Surface.tsx'
import { spaceSteps } from '../themes/tokens.ts'

/**
 * A card: the ground that groups what stands on it.
 *
 * **Do** group with it what is read together.
 *
 * **Don't** nest more than two, and don't make it pressable: put a `Link` or a `Button` on it.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Surface',
  component: Surface,
  decorators: [padded],
  argTypes: {
    tone: { control: 'select', options: surfaceTones },
    padding: { control: 'select', options: spaceSteps },
    radius: { control: 'select', options: surfaceRadii },
    as: { control: 'select', options: surfaceElements },
  },
  args: {
    padding: 6,
    children: (
      <Stack gap={1}>
        <Text size="s" tone="muted">
          Blitz rating
        </Text>
        <Text size="l" weight="semibold" tabular>
          1642
        </Text>
        <Text size="s" tone="success" tabular>
          +12 this week
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Surface>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: everyLook }

export const Raised: Story = { args: { tone: 'raised' } }

export const Sunken: Story = { args: { tone: 'sunken' } }

export const Brand: Story = { args: { tone: 'brand' } }

export const SmallRadius: Story = { args: { radius: 's', padding: 3 } }
