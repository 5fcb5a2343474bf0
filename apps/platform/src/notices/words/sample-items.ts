import type { NotificationItem, NotificationType } from '@kingside/machines/notification'

const inside = (href: string) => ({ href, external: false })

const blitz = {
  name: 'Almaty Open Blitz',
  timeControl: '3+2',
  start: '2026-11-21T15:00:00Z',
}

const item = (
  type: NotificationType,
  title: string,
  rest: Partial<NotificationItem> & { readonly text?: string } = {},
): NotificationItem => {
  const { text, ...more } = rest
  return {
    id: type.toLowerCase(),
    type,
    title: { text: title },
    description: text === undefined ? null : { text },
    tournament: null,
    link: null,
    unread: true,
    ...more,
  }
}

/** One notification of each type with a server's texts, for stories. */
export const sampleItems = {
  NEW_USER: item('NEW_USER', 'Welcome to Kingside', { text: 'Your first games await you.' }),
  AUTHORIZED: item('AUTHORIZED', 'You are signed in on a new device', {
    text: 'Chrome on Windows, Almaty',
  }),
  NEW_FEATURE: item('NEW_FEATURE', 'Puzzles can now be rated', { link: inside('/puzzles/rated') }),
  NEW_SHOP_ITEM: item('NEW_SHOP_ITEM', 'New in the shop: a travel board', {
    link: { href: 'https://shop.example/travel-board', external: true },
  }),
  TOURNAMENT_START_REMINDER: item(
    'TOURNAMENT_START_REMINDER',
    'Your tournament starts in 30 minutes',
    { tournament: blitz, link: inside('/tournaments/almaty-open-blitz') },
  ),
  TOURNAMENT_START_REMINDER_SECOND: item(
    'TOURNAMENT_START_REMINDER_SECOND',
    'Your tournament starts in 5 minutes',
    { tournament: blitz, link: inside('/tournaments/almaty-open-blitz') },
  ),
  TOURNAMENT_HAS_STARTED: item('TOURNAMENT_HAS_STARTED', 'Your tournament has started', {
    tournament: blitz,
    link: inside('/tournaments/almaty-open-blitz'),
  }),
  TOURNAMENT_CANCELED: item('TOURNAMENT_CANCELED', 'Your tournament was cancelled', {
    text: 'The hall is closed today.',
    tournament: blitz,
    link: inside('/tournaments/almaty-open-blitz'),
  }),
  TOURNAMENT_INVITATION: item('TOURNAMENT_INVITATION', 'You’re invited to a tournament', {
    tournament: blitz,
    link: inside('/tournaments/almaty-open-blitz'),
  }),
  CLUB_REQUEST_APPROVED: item('CLUB_REQUEST_APPROVED', 'You’re now a member of Almaty Chess Club', {
    link: inside('/community/almaty-chess-club'),
  }),
  DAILY_BOARD_COMPLETED: item('DAILY_BOARD_COMPLETED', 'Your daily game has ended', {
    text: 'magnus_k resigned.',
    link: inside('/game/8f3a'),
  }),
  RATING_RESTORED: item('RATING_RESTORED', 'Your rating was restored', {
    text: 'You have back 24 points that you lost to an unfair player.',
  }),
  TITLE_AWARDED: item('TITLE_AWARDED', 'You’re an Arena FIDE Master now', {
    text: 'Your certificate is on your profile.',
    link: inside('/profile'),
  }),
  CONNECT_FIDE_REMINDER: item('CONNECT_FIDE_REMINDER', 'Connect your FIDE ID', {
    text: 'Then your FOA-rated games count for your online rating.',
    link: inside('/profile?popup=fide'),
  }),
  FAIR_PLAY_VIOLATION: item('FAIR_PLAY_VIOLATION', 'A fair-play violation was found', {
    text: 'Another one closes your account.',
    link: inside('/info/fair-play'),
  }),
  BAN: item('BAN', 'Your account is closed until 1 March', {
    text: 'We have sent you an e-mail with the reasons.',
  }),
  EMAIL_NOT_VERIFIED: item('EMAIL_NOT_VERIFIED', 'Confirm your email', {
    text: 'Until then you can’t join tournaments.',
  }),
  FILE_READY: item('FILE_READY', 'Your games are ready', {
    text: 'You can download them for three days.',
    link: inside('/profile/games'),
  }),
} as const satisfies Record<NotificationType, NotificationItem>
