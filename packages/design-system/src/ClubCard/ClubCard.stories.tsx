import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { Columns, inColumn } from '../stories/columns.tsx'
import { longWords } from '../stories/longWords.ts'
import { samplePicture } from '../stories/samplePictures.ts'
import { ClubCard } from './ClubCard.tsx'

const join = fn()

/**
 * A club to visit or to join.
 *
 * **Do** show the reader's own part in it (`membership`), and say with `access` whether one can simply come in.
 *
 * **Don't** repeat the club's description: the tagline is enough, and it is cut after two lines.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the card, then to its buttons |
 * | Enter | opens the club |
 */
const meta = {
  title: 'ClubCard',
  component: ClubCard,
  decorators: [inColumn],
  args: {
    name: 'Almaty Chess Club',
    logo: <Avatar name="Almaty Chess Club" src={samplePicture(2)} size="l" nameBeside />,
    tagline: 'Evenings of blitz below the mountains, every Tuesday and Friday since 1998.',
    members: '1,204 members',
    location: 'Almaty, Kazakhstan',
    access: { type: 'open', text: 'Open to all' },
    texts: { members: 'Members', location: 'Location', access: 'Access' },
    href: '#club',
    onPress: fn(),
  },
} satisfies Meta<typeof ClubCard>

export default meta
type Story = StoryObj<typeof meta>

const joinButton = (
  <Button size="s" type="secondary" onPress={join}>
    Join
  </Button>
)

export const Open: Story = {
  args: { actions: joinButton },
  play: async ({ canvas, userEvent, args }) => {
    join.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(join).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Almaty Chess Club' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const ByRequest: Story = {
  args: {
    access: { type: 'request', text: 'By request' },
    logo: <Avatar name="Oslo Juniors" size="l" nameBeside />,
    name: 'Oslo Juniors',
    actions: (
      <Button size="s" type="secondary">
        Ask to join
      </Button>
    ),
  },
}

export const Member: Story = {
  args: { membership: <Badge tone="brand">Admin</Badge> },
  parameters: {
    modes: {
      kazakh: {
        args: {
          name: 'Алматы шахмат клубы',
          tagline: 'Сейсенбі мен жұма күндері тау бөктеріндегі блиц кештері.',
          members: '1 204 мүше',
          location: 'Алматы, Қазақстан',
          access: { type: 'request', text: 'Өтінім арқылы' },
          membership: <Badge tone="brand">Әкімші</Badge>,
          texts: { members: 'Мүшелер', location: 'Орналасуы', access: 'Қолжетімділік' },
        },
        globals: { locale: 'kz' },
      },
      'long-words': {
        args: {
          name: longWords.word,
          tagline: longWords.sentence,
          members: longWords.label,
          location: longWords.word,
          membership: <Badge tone="brand">{longWords.label}</Badge>,
          actions: <Button size="s">{longWords.word}</Button>,
        },
      },
    } satisfies StoryModes<Story>,
  },
}

export const OnlyAName: Story = {
  args: { logo: undefined, tagline: undefined, location: undefined },
}

export const SideBySide: Story = {
  parameters: { wide: true, ...everyLook },
  render: (args) => (
    <Columns>
      <ClubCard {...args} actions={joinButton} />
      <ClubCard {...args} tagline="Blitz." membership={<Badge tone="success">Member</Badge>} />
      <ClubCard {...args} tagline={undefined} location={undefined} actions={joinButton} />
    </Columns>
  ),
}

export const InRussian: Story = {
  args: {
    name: 'Алматинский шахматный клуб',
    tagline: 'Вечера блица у подножия гор по вторникам и пятницам.',
    members: '1 204 участника',
    location: 'Алматы, Казахстан',
    access: { type: 'request', text: 'По заявке' },
    texts: { members: 'Участники', location: 'Место', access: 'Доступ' },
    actions: (
      <Button size="s" type="secondary">
        Подать заявку
      </Button>
    ),
  },
  globals: { locale: 'ru' },
}

export const RightToLeft: Story = {
  args: {
    name: 'نادي ألماتي للشطرنج',
    tagline: 'أمسيات خاطفة كل ثلاثاء وجمعة.',
    members: '1204 عضوًا',
    location: 'ألماتي',
    access: { type: 'open', text: 'مفتوح للجميع' },
    actions: <Button size="s">انضم</Button>,
  },
  globals: { direction: 'rtl' },
}
