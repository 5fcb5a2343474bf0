import { defineMessage, type MessageValue } from 'react-intl'

/** The page with whom the reader follows and blocks. */
export const messages = {
  title: defineMessage({
    id: 'people.title',
    defaultMessage: 'Following and blocked',
    description: 'Title of the page with two lists: players whom the reader follows, and blocks.',
  }),
  lists: defineMessage({
    id: 'people.lists',
    defaultMessage: 'Lists',
    description: 'Names the two tabs for screen readers.',
  }),
  following: defineMessage({
    id: 'people.following',
    defaultMessage: 'Following',
    description: 'Tab: the players whom the reader follows.',
  }),
  blocked: defineMessage({
    id: 'people.blocked',
    defaultMessage: 'Blocked',
    description: 'Tab: the players whom the reader has blocked.',
  }),
  noFollowing: defineMessage({
    id: 'people.following.none',
    defaultMessage: 'You don’t follow anyone yet',
    description: 'Title in place of the list of followed players.',
  }),
  noFollowingText: defineMessage({
    id: 'people.following.none.text',
    defaultMessage:
      'Follow players on their pages, and you’ll see here and on the home page when they’re online.',
    description: 'Below “You don’t follow anyone yet”.',
  }),
  findPlayers: defineMessage({
    id: 'people.find',
    defaultMessage: 'Find players',
    description: 'Button that leads to the page on which players are looked for.',
  }),
  noBlocked: defineMessage({
    id: 'people.blocked.none',
    defaultMessage: 'You haven’t blocked anyone',
    description: 'Title in place of the list of blocked players.',
  }),
  noBlockedText: defineMessage({
    id: 'people.blocked.none.text',
    defaultMessage:
      'Players you block appear here. You’re never paired with them outside tournaments.',
    description: 'Below “You haven’t blocked anyone”.',
  }),
  loading: defineMessage({
    id: 'people.loading',
    defaultMessage: 'Loading players…',
    description: 'Read by screen readers while one of the lists is loading.',
  }),
  failed: defineMessage({
    id: 'people.failed',
    defaultMessage: 'Couldn’t load the list',
    description: 'Title in place of one of the lists.',
  }),
  failedText: defineMessage({
    id: 'people.failed.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below “Couldn’t load the list”.',
  }),
  retry: defineMessage({
    id: 'people.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the list again.',
  }),
  online: defineMessage({
    id: 'people.online',
    defaultMessage: 'Online',
    description: 'Below the name of a followed player.',
  }),
  offline: defineMessage({
    id: 'people.offline',
    defaultMessage: 'Offline',
    description: 'Below the name of a followed player.',
  }),
  playing: defineMessage({
    id: 'people.playing',
    defaultMessage: 'Playing now',
    description: 'Below the name of a followed player.',
  }),
  since: defineMessage<{ readonly date: MessageValue }>({
    id: 'people.blocked.since',
    defaultMessage: 'Blocked on {date}',
    description: 'Below the name of a blocked player. {date} is like 4 May 2026.',
  }),
  unfollowName: defineMessage<{ readonly name: MessageValue }>({
    id: 'people.unfollow.name',
    defaultMessage: 'Unfollow {name}',
    description: 'The name of the button “Unfollow” in a list, for screen readers.',
  }),
  unblockName: defineMessage<{ readonly name: MessageValue }>({
    id: 'people.unblock.name',
    defaultMessage: 'Unblock {name}',
    description: 'The name of the button “Unblock” in a list, for screen readers.',
  }),
  pages: defineMessage({
    id: 'people.pages',
    defaultMessage: 'Pages of the list',
    description: 'Names the buttons of the pages for screen readers.',
  }),
  previous: defineMessage({
    id: 'people.pages.previous',
    defaultMessage: 'Previous page',
    description: 'Names the button with an arrow.',
  }),
  next: defineMessage({
    id: 'people.pages.next',
    defaultMessage: 'Next page',
    description: 'Names the button with an arrow.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'people.pages.page',
    defaultMessage: 'Page {page}',
    description: 'Names the button of a page.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'people.pages.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Says which page of a list is shown.',
  }),
  visitor: defineMessage({
    id: 'people.visitor',
    defaultMessage: 'Sign in to follow players',
    description: 'Title of the page for a visitor without an account.',
  }),
  visitorText: defineMessage({
    id: 'people.visitor.text',
    defaultMessage: 'Players you follow and block appear here.',
    description: 'Below “Sign in to follow players”.',
  }),
  signIn: defineMessage({
    id: 'people.visitor.signIn',
    defaultMessage: 'Sign in',
    description: 'Button for a visitor.',
  }),
}
