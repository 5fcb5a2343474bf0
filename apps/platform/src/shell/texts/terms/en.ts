import type { TextPage } from '../text-page.ts'

export const page: TextPage<'terms'> = {
  lead: 'What you may expect from Kingside, and what we expect from you. By playing here you accept these terms.',
  sections: {
    who: {
      title: 'Who may play',
      body: [
        'You can play unrated games without an account. Rated games, a game history and settings that follow you need one; it costs nothing.',
        'If you are under 13, ask a parent or guardian to read these terms with you and to open the account together with you.',
      ],
    },
    account: {
      title: 'Your account',
      body: [
        [
          'One person has one account. Do not lend, sell or share it.',
          'Give your real first and last name: opponents and organisers see it.',
          'Keep your password to yourself. If you think somebody else knows it, change it: every other device is signed out.',
          'You answer for what is done with your account.',
        ],
      ],
    },
    games: {
      title: 'Games and ratings',
      body: [
        'Games follow the FIDE Laws of Chess as far as they apply to online play. The server keeps the clock and decides when a game is over.',
        'Rated games change your rating by the Glicko-2 method. Unrated games, games with visitors and games with the computer do not.',
        'When we cannot continue a game, we cancel it. A cancelled game has no result and changes no rating.',
      ],
    },
    conduct: {
      title: 'How we treat each other',
      body: [
        [
          'Play every game yourself and without help. The fair play policy says what counts as help.',
          'Finish the games that you start. Resigning and offering a draw are fine; leaving your opponent waiting is not.',
          'Do not use a name that insults others or pretends to be somebody else.',
          'Do not disturb the service: no floods of calls, no attacks on accounts, no programs that play for you.',
        ],
      ],
    },
    bans: {
      title: 'When we close an account',
      body: [
        'If you break these terms, we may keep you from playing for some time or for good. You are told the reason and the end. A ban ends your games at once, and your opponents win them.',
        'If you think that we are wrong, write to support. A person reads it.',
      ],
    },
    yours: {
      title: 'What belongs to whom',
      body: [
        'Your games are public. Anybody may replay, download and analyse them, and so may you.',
        'The software of Kingside is open: the MIT licence applies. The chess engine is Stockfish, a separate program under the GPL; its source is linked at the foot of each page.',
      ],
    },
    paid: {
      title: 'What is paid for',
      body: [
        'You pay on the payment provider’s page, and see the price and the conditions before you do. What you pay is in our books, also after your account is gone.',
        [
          'Pro is renewed every month or every year until you turn that off on the page of your membership. You keep it to the end of the time that is paid for.',
          'The entry fee of a tournament goes back if you leave before the start, if you aren’t let in, or if the tournament isn’t played.',
          'A grandmaster’s analysis comes within a week. If we can’t deliver it, you get all of the money back.',
        ],
      ],
    },
    service: {
      title: 'What we promise, and what we do not',
      body: [
        'We do our best to keep every move that the server has confirmed, also when a connection breaks or a server restarts. When the server pauses, nobody loses clock time.',
        'The service comes as it is. We do not promise that it is always available or free of faults, and as far as the law allows we are not liable for damage that follows from using it.',
      ],
    },
    changes: {
      title: 'Changes',
      body: [
        'When we change these terms, the date at the top changes and the release notes say so. If you do not agree with a change, stop using the service and ask support to close your account.',
      ],
    },
  },
}
