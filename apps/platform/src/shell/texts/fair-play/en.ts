import type { TextPage } from '../text-page.ts'

export const page: TextPage<'fair-play'> = {
  lead: 'A game is worth something only if both players play it themselves. This is what we ask for, what we check, and what happens if somebody cheats.',
  sections: {
    rules: {
      title: 'The rule',
      body: ['Every move of a game must be your own idea. This holds for rated and unrated games.'],
    },
    help: {
      title: 'What counts as help',
      body: [
        [
          'A chess engine, an analysis board, an opening book or a tablebase, on any device, during the game.',
          'Another person who tells you moves, plans or mistakes, or plays in your place.',
          'A program or browser extension that plays, warns or evaluates.',
          'A game arranged beforehand: losing on purpose, or playing against an account of your own.',
        ],
        'You may use your own memory, and after the game everything, the engine included.',
        'Games against the computer and the analysis board are there to try things out. Use what you like there, as long as it is not about a game in progress.',
      ],
    },
    leaving: {
      title: 'Leaving and stalling',
      body: [
        'Leaving rated games, not coming to them or letting the clock run in a lost position spoils them for your opponent. After the second such game in 24 hours rated games are closed to you for 2 minutes, after the third for 10 minutes, and from the fourth on for 60 minutes. You can see it before you search.',
        'If your connection breaks, your opponent waits for some time and then may choose a win, a draw or to go on waiting.',
      ],
    },
    checks: {
      title: 'What we check',
      body: [
        'Positions from your own rated games in progress are not analysed on our server, whatever moves led to them.',
        'The server measures the delay of your connection itself. What a program claims about it gives nobody time.',
        'A second program replays rated games before the ratings change. Games on which the two do not agree change nothing until a person has looked at them.',
        'Whether somebody cheated is decided by people, never by a program alone.',
      ],
    },
    bans: {
      title: 'What happens to cheats',
      body: [
        'The account is banned, for some time or for good. Its games in progress are lost at once, and its owner is told the reason.',
        'If you are banned and think that we are wrong, write to support. Describe the games; a person looks at them again.',
      ],
    },
    restored: {
      title: 'Points that you lost',
      body: [
        'When a player is banned for cheating, the rating points that you lost to that player in the 90 days before are given back to you, once for each game. You get a notification with the number.',
      ],
    },
    report: {
      title: 'If you suspect somebody',
      body: [
        'Write to support with the address of the game and what struck you. Please do not accuse anybody in public: many strong moves are simply strong moves.',
      ],
    },
  },
}
