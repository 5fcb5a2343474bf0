import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, MessageCircle, Swords, Trophy, UserRoundX } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { List, listFrames } from './List.tsx'
import { ListItem } from './ListItem.tsx'
import { ListSection } from './ListSection.tsx'

const open = fn()
const challenge = fn()

const friends = (
  <>
    <ListItem
      leading={<Avatar name="Aigerim Nurlanova" nameBeside />}
      title="Aigerim Nurlanova"
      meta="Rapid 2387"
      trailing="2 min ago"
      href="#aigerim"
      onPress={open}
      actions={
        <IconButton label="Challenge Aigerim" onPress={challenge}>
          <Swords />
        </IconButton>
      }
    />
    <ListItem
      leading={<Avatar name="Jonas Lindqvist" nameBeside />}
      title="Jonas Lindqvist"
      meta="Rapid 2431"
      trailing="Yesterday"
      href="#jonas"
      actions={
        <IconButton label="Challenge Jonas" onPress={challenge}>
          <Swords />
        </IconButton>
      }
    />
    <ListItem
      leading={<Avatar name="Priya Raman" nameBeside />}
      title="Priya Raman"
      meta="Rapid 2198"
      href="#priya"
      trailing={<Badge tone="success">Online</Badge>}
    />
  </>
)

/**
 * Things of one kind below one another: friends, notifications, sessions. `ListItem` is one of them, `ListSection`
 * puts some together under a title.
 *
 * **Do** let the whole item lead to one place, and keep one or two `actions` beside it. Give `unread` its word.
 *
 * **Don't** make comparing hard: where values stand in columns, use a `Table`. Don't choose one of several here: that
 * is a select or a radio group.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the next item, then to its actions |
 * | Enter | opens the item; a button item also by Space |
 */
const meta = {
  title: 'List',
  component: List,
  subcomponents: { ListItem, ListSection },
  decorators: [padded],
  argTypes: { frame: { control: 'select', options: listFrames } },
  args: { label: 'Friends', children: friends },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    open.mockClear()
    challenge.mockClear()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Challenge Aigerim' }))
    await expect(challenge).toHaveBeenCalledOnce()
    await expect(open).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Aigerim Nurlanova' }))
    await expect(open).toHaveBeenCalledOnce()
  },
}

/** Nothing can be pressed: no link, no lit item. */
export const ReadOnly: Story = {
  args: {
    label: 'Devices',
    children: (
      <>
        <ListItem title="Firefox on Linux" meta="Almaty, now" trailing="This device" />
        <ListItem title="Safari on iPhone" meta="Astana, 3 March" />
        <ListItem title="Chrome on Windows" meta="Oslo, 12 February" />
      </>
    ),
  },
  parameters: {
    modes: {
      'right-to-left': {
        args: {
          label: 'الأصدقاء',
          children: (
            <>
              <ListItem
                leading={<Avatar name="أمينة" nameBeside />}
                title="أمينة الخوارزمي"
                meta="تصنيف 2198"
                trailing="أمس"
                unread="جديد"
                href="#1"
                actions={
                  <IconButton label="تحدَّ أمينة">
                    <Swords />
                  </IconButton>
                }
              />
              <ListItem
                leading={<Avatar name="سالم" nameBeside />}
                title="سالم الحداد"
                meta="تصنيف 2040"
                href="#2"
                current
              />
            </>
          ),
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

const choose = fn()

export const ButtonsAndStates: Story = {
  parameters: everyLook,
  args: {
    label: 'Notifications',
    children: (
      <>
        <ListItem
          leading={<Bell />}
          title="Your tournament begins in 10 minutes"
          meta="Autumn Cup, 3+2"
          trailing="17:50"
          unread="Unread"
          onPress={choose}
        />
        <ListItem
          leading={<MessageCircle />}
          title="Jonas answered your challenge"
          meta="10+0, rated"
          trailing="16:02"
          onPress={choose}
          current
        />
        <ListItem
          leading={<Trophy />}
          title="Certificate of the Spring Cup"
          disabledReason="It is being written. Come back in an hour."
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear()
    await expect(canvas.getByRole('img', { name: 'Unread' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(choose).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByRole('button', { name: /Certificate/ })).not.toBeInTheDocument()
  },
}

export const Focused: Story = {
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aigerim Nurlanova' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Challenge Aigerim' })).toHaveFocus()
  },
}

export const Sections: Story = {
  args: {
    children: (
      <>
        <ListSection title="Online now" meta="2">
          <ListItem
            leading={<Avatar name="Priya Raman" nameBeside />}
            title="Priya Raman"
            href="#p"
          />
          <ListItem
            leading={<Avatar name="Jonas L" nameBeside />}
            title="Jonas Lindqvist"
            href="#j"
          />
        </ListSection>
        <ListSection title="Away" meta="1">
          <ListItem
            leading={<Avatar name="Tomás Novák" nameBeside />}
            title="Tomás Novák"
            meta="Since Monday"
            href="#t"
          />
        </ListSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Online now' })).toBeVisible()
  },
}

/** Bare, where a card is around it already. */
export const WithoutFrame: Story = { args: { frame: 'none' } }

export const Loading: Story = {
  args: { children: undefined, status: 'loading', loadingLabel: 'Loading friends' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading friends')
  },
}

export const Empty: Story = {
  args: {
    children: undefined,
    empty: (
      <EmptyState
        title="No friends yet"
        size="s"
        icon={<UserRoundX />}
        actions={<Button>Find players</Button>}
      >
        Follow players to see when they are here.
      </EmptyState>
    ),
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    children: undefined,
    status: 'failed',
    failure: (
      <ErrorState
        title="Friends could not be loaded"
        size="s"
        retryLabel="Try again"
        onRetry={retry}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const InKazakh: Story = {
  args: {
    label: 'Хабарландырулар',
    children: (
      <>
        <ListItem
          leading={<Bell />}
          title="Турнир он минуттан кейін басталады"
          meta="Күзгі кубок, 3+2"
          trailing="17:50"
          unread="Оқылмаған"
          href="#1"
        />
        <ListItem
          leading={<MessageCircle />}
          title="Үміт шақыруыңызды қабылдады"
          meta="Рейтингтік ойын, 10+0"
          trailing="кеше"
          href="#2"
        />
      </>
    ),
  },
  decorators: [paddedNarrow],
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    label: 'Уведомления',
    children: (
      <>
        <ListItem
          leading={<Bell />}
          title="Турнир начнётся через десять минут"
          meta="Осенний кубок, 3+2"
          trailing="17:50"
          unread="Не прочитано"
          href="#1"
        />
        <ListItem
          leading={<MessageCircle />}
          title="Иван принял ваш вызов"
          meta="Партия на рейтинг, 10+0"
          trailing="вчера"
          href="#2"
        />
      </>
    ),
  },
  decorators: [paddedNarrow],
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: {
    children: (
      <>
        <ListItem
          leading={<Avatar name={longWords.word} nameBeside />}
          title={longWords.word}
          meta={longWords.sentence}
          trailing={longWords.label}
          href="#1"
        />
        <ListItem title={longWords.label} trailing="12:30" disabledReason={longWords.sentence} />
      </>
    ),
  },
  decorators: [paddedNarrow],
  parameters: { visual: { claims: 'phone' } },
}
