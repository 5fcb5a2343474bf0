import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { controlSizes } from '../themes/tokens.ts'
import { Avatar, presenceStates } from './Avatar.tsx'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#7fa6a0"/><circle cx="48" cy="40" r="18" fill="#f2d3b5"/><path d="M28 40a20 20 0 0 1 40 0c-6-8-12-12-20-12s-14 4-20 12z" fill="#4b2e20"/><path d="M12 96c0-22 16-34 36-34s36 12 36 34z" fill="#35516b"/></svg>',
)}`

const labels = { online: 'online', playing: 'playing', offline: 'offline' }

/**
 * A player's face. Without a picture the initials stand in, in a colour that stays with the name.
 *
 * **Do** give `nameBeside` where the name is written next to it: then it says only the presence.
 *
 * **Don't** show a presence for bots and visitors, or one that may be old.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Avatar',
  component: Avatar,
  decorators: [padded],
  argTypes: { size: { control: 'select', options: controlSizes } },
  args: { name: 'Bibisara Assaubayeva', size: 'l' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bibisara Assaubayeva' })).toHaveTextContent('BA')
  },
  parameters: {
    modes: {
      kazakh: {
        args: { name: 'Әлия Қасымова', presence: { state: 'online', label: 'желіде' } },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { name: 'Елена Щербакова', presence: { state: 'playing', label: 'играет' } },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { name: 'سالم عبد', presence: { state: 'online', label: 'متصل' } },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Picture: Story = {
  args: { src: portrait },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Bibisara Assaubayeva' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true))
  },
}

/** A picture that cannot be loaded gives way to the initials. */
export const BrokenPicture: Story = {
  parameters: { visual: { looksLike: 'design-system-avatar--initials' } },
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img')).toHaveTextContent('BA')
  },
}

export const Anonymous: Story = { args: { kind: 'anonymous', name: 'Anonymous' } }

export const Robot: Story = { args: { kind: 'bot', name: 'Computer, level 3' } }

export const WithPresence: Story = {
  parameters: everyLook,
  render: (args) => (
    <Inline gap={4}>
      {presenceStates.map((state) => (
        <Avatar
          key={state}
          name={args.name}
          src={portrait}
          size="l"
          presence={{ state, label: labels[state] }}
        />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bibisara Assaubayeva, playing' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      {presenceStates.map((state) => (
        <Inline key={state} gap={4}>
          {controlSizes.map((size) => (
            <Avatar
              key={size}
              name={`player_${state}`}
              size={size}
              presence={{ state, label: labels[state] }}
            />
          ))}
        </Inline>
      ))}
      <Inline gap={4}>
        {controlSizes.map((size) => (
          <Avatar key={size} name="Bibisara Assaubayeva" src={portrait} size={size} />
        ))}
      </Inline>
      <Inline gap={4}>
        {controlSizes.map((size) => (
          <Avatar key={size} kind="anonymous" name="Anonymous" size={size} />
        ))}
      </Inline>
      <Inline gap={4}>
        {controlSizes.map((size) => (
          <Avatar key={size} kind="bot" name="Computer" size={size} />
        ))}
      </Inline>
    </Stack>
  ),
}

/** For clubs, schools and federations: their picture fills the square. */
export const Square: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline gap={4}>
        {controlSizes.map((size) => (
          <Avatar key={size} shape="square" name="Almaty Chess" size={size} />
        ))}
      </Inline>
      <Inline gap={4}>
        {controlSizes.map((size) => (
          <Avatar
            key={size}
            shape="square"
            name="Almaty Chess"
            src={portrait}
            size={size}
            presence={{ state: 'playing', label: labels.playing }}
          />
        ))}
      </Inline>
    </Stack>
  ),
}

export const Colours: Story = {
  render: () => (
    <Inline gap={3}>
      {['Aida K', 'tal', 'knight_rider', 'Judit', 'Hou Yifan', 'Paul M', 'zugzwang', 'Мария Л'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </Inline>
  ),
}

/** The room around the dot is cut out of the face, so it needs no colour of its own. */
export const OnASurface: Story = {
  render: (args) => (
    <Surface tone="brand">
      <Inline gap={3}>
        <Avatar
          name={args.name}
          nameBeside
          presence={{ state: 'playing', label: labels.playing }}
        />
        <Text weight="semibold">Bibisara Assaubayeva</Text>
      </Inline>
    </Surface>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'playing' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { name: longWords.word },
  decorators: [paddedNarrow],
  render: (args) => (
    <Inline wrap={false} gap={3}>
      <Avatar name={args.name} nameBeside />
      <Text>{args.name}</Text>
    </Inline>
  ),
}
