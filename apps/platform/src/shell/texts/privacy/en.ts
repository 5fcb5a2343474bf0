import type { TextPage } from '../text-page.ts'

export const page: TextPage<'privacy'> = {
  lead: 'What Kingside stores about you, for how long, and who gets it. There is no advertising here, nobody is tracked, and nothing is sold.',
  sections: {
    visitors: {
      title: 'If you play without an account',
      body: [
        'We give your browser a random number in a cookie, so that your games and your opponents find you again. We store when you came first and last. After 400 days without a visit the number is deleted.',
      ],
    },
    account: {
      title: 'If you have an account',
      body: [
        [
          'Your email address: to sign in, and for codes and warnings that we send you. Nobody else sees it.',
          'Your password only as a hash (argon2id), from which it cannot be read.',
          'Your first and last name, and if you enter them your country, birth date, gender and FIDE ID.',
          'Your settings, ratings, notifications, bans and whether you want news by email.',
          'A registration that was never confirmed is kept for 30 days, a code for 15 minutes and at most an hour after it.',
        ],
      ],
    },
    games: {
      title: 'Your games',
      body: [
        'We store each game with its players, moves and times, and how much delay of the connection was given back to each move. Games have no end date, because they are part of your opponents’ history too.',
        'Rated games that you leave unplayed are counted for a day, because they decide when you may play rated games again.',
        'We store which puzzles you have tried and how that went, with your puzzle rating; the points and rewards of the tower only once you have agreed to collect them. All of it goes with your account.',
      ],
    },
    seen: {
      title: 'What others see',
      body: [
        'Everybody can see your name, country, titles, ratings and games, and whether you are in the lobby. Your opponent also sees how good your connection is. Nobody but us sees your email address and birth date.',
      ],
    },
    cookies: {
      title: 'Cookies',
      body: [
        'All of them are needed for what you ask the site to do, so there is no banner. Scripts cannot read them, and they go to this site alone.',
        [
          'kingside_visitor: a visitor’s number, 400 days.',
          'kingside_refresh: keeps you signed in, 7 days from your last visit.',
          'kingside_device: tells that you have signed in with this browser before, so that strangers who try your password cannot lock you out and a sign-in elsewhere can be told to you, 400 days. It knows the last eight accounts, without their names.',
          'kingside_registration: ties an unconfirmed registration to your browser, one day.',
        ],
      ],
    },
    browser: {
      title: 'What stays in your browser',
      body: [
        'Language, theme, board, volume, filters, the game against the computer and your analysis are stored in your browser, and so are the files of the site, so that it works without a connection. You can delete them in your browser’s settings.',
        'Two hundred practice puzzles stay there too once you have opened the puzzles, and what you solve without a connection until it is counted.',
        'When you analyse with the engine on the analysis board, it runs on your device. Games that you ask our server to analyse are analysed there.',
      ],
    },
    elsewhere: {
      title: 'What goes to others',
      body: [
        [
          'Mail: codes and answers of support go through the operator’s mail provider.',
          'Google, Facebook and Apple, only if you sign in with them: they learn that you use Kingside, and tell us your name and email address.',
          'Payments: the provider gets your email address and what you buy. You enter your card there; we never see it.',
          'A grandmaster’s analysis, only if you order one: the grandmaster gets that game.',
          'A support chat, only where there is one, only after you agree, and never if you are under 13.',
        ],
        'No fonts, pictures, counters or other parts of the pages come from elsewhere.',
      ],
    },
    protection: {
      title: 'How it is protected',
      body: [
        'Internet addresses are used only to limit how often something may be done from one place. They are kept for a day at most, and are not in the log. The log holds ids, codes and numbers, never what you type.',
        'When a part of a page cannot load its data unseen, your browser reports which one, with your public id if you are signed in. Only if you allow statistics in the settings does it also report that a registration was finished. Reports are kept for 30 days.',
        'Messages to support and requests for early access are stored with the address to which you want the answer, until the operator deletes them.',
      ],
    },
    rights: {
      title: 'Your rights',
      body: [
        'You can see and change your data in your profile, and download your games. On the page “Sign-in and security” you can download everything we store about you, and delete your account: until 14 days later you can keep it by signing in. There you also see on which browsers you’re signed in. Games stay for your opponents, without your name.',
      ],
    },
    children: {
      title: 'Children',
      body: [
        'If you are under 13, open an account only together with a parent or guardian. Parents can write to support to see or delete what is stored about their child.',
      ],
    },
  },
}
