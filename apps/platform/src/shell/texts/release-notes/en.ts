import type { TextPage } from '../text-page.ts'

export const page: TextPage<'release-notes'> = {
  lead: 'What is new for players, the newest first.',
  sections: {
    nov30: {
      title: '30 November 2026',
      body: [
        [
          'Puzzles: rated, by theme, the daily one, a streak and a three-minute run. What you miss comes back, and practice works without a connection.',
          'Tournaments online and over the board: to play in, to follow, and to organise.',
          'Clubs, player pages, and your FIDE ID.',
          'Masterclasses with a calendar, and a grandmaster’s analysis of your game.',
          'Kingside Pro, also as a gift.',
          'A tower of thirty levels that grows with what you play, if you want it.',
          'The terms of use say what is paid for, and the privacy policy what is stored for all this.',
        ],
      ],
    },
    nov26: {
      title: '26 November 2026',
      body: [
        [
          'The lobby shows challenges as rows you accept with one press, and the best games live on small boards.',
          'A search tells you when a bot will step in, and goes on while you look at other pages.',
          'Against the computer you can offer a draw.',
          'Drag the corner of the board, or press - and =, to make it smaller or larger; analysis has the board of your game.',
          'On a slow connection you can start a game about two seconds sooner.',
        ],
      ],
    },
    nov25: {
      title: '25 November 2026',
      body: [
        [
          'The board takes all the room of the window, on a phone upright and sideways too; what you can do is always in sight.',
          'Review: after a game your browser grades every move, shows the key moments, and lets you find the better moves. Free for everyone.',
          'Against the computer you can take a move back.',
          'A game in progress is one press away from every page.',
          'Press ? to see the keys.',
        ],
      ],
    },
    nov23: {
      title: '23 November 2026',
      body: [
        [
          'Terms, privacy and fair play can be read before you open an account, and support has a form.',
          'Classical time controls: 30+30, 60+30 and 90+30.',
          'If your opponent does not come back, you choose: a win, a draw or waiting.',
          'After a game one press finds the next opponent.',
          'The name of the opening stands beside the game.',
          'You see how good your opponent’s connection is, and after the game how much delay was given back.',
          'Confirm moves and draw offers by speed, choose the size of the board, hide coordinates, play blindfold.',
          'Castle by moving the king onto its rook.',
          'Ratings no longer keep two people apart, and a bot plays only if you say so.',
        ],
      ],
    },
    nov22: {
      title: '22 November 2026',
      body: [
        [
          'Your games: a list with filters, review with grades, PGN to download.',
          'An analysis board that works without a connection.',
          'Kingside can be installed as an app and opens offline.',
          'Takebacks in unrated games.',
          'English, Kazakh and Russian; light and dark.',
        ],
      ],
    },
    nov21: {
      title: '21 November 2026',
      body: [
        [
          'Games against people by search, challenge or link, rated or not, and against Stockfish on eight levels.',
          'Accounts, also by Google and Facebook.',
          'A game goes on where it was after a broken connection, a reload or a restart of the server.',
        ],
      ],
    },
  },
}
