import type { PieceDrawings } from '../../pieces/piece-drawing.ts'

/**
 * Drawn with ruler and compasses, one half shaded. King: a cross over a square on
 * its corner. Queen: a half disc whose points carry circles. Rook: a notched block. Bishop: a
 * pointed arch with a slit. Knight: a horse of straight cuts and arcs. Pawn: a circle on a wedge.
 */
export const pieces: PieceDrawings = {
  k: {
    body: 'M32 4H35.2V9H41.6V15.4H35.2V22.2L48 35L37 46L40.4 52H32H23.6L27 46L16 35L28.8 22.2V15.4H22.4V9H28.8V4H32ZM14 52H50V57H14Z',
    shade:
      'M32 4.9H34.3V9.9H40.7V14.5H34.3V22.6L46.7 35 35.9 45.9 38.8 51.1H32ZM32 52.9H49.1V56.1H32Z',
    lines: 'M16 35H48',
  },
  q: {
    body: 'M28.6 8A3.4 3.4 0 1 0 35.4 8 3.4 3.4 0 1 0 28.6 8ZM10.2 13.6A3.4 3.4 0 1 0 17 13.6A3.4 3.4 0 1 0 10.2 13.6ZM53.8 13.6A3.4 3.4 0 1 1 47 13.6A3.4 3.4 0 1 1 53.8 13.6ZM32 11.4L41 25L50.4 17V26A18.4 18.4 0 0 1 37.4 43.6L40.4 52H32H23.6L26.6 43.6A18.4 18.4 0 0 1 13.6 26V17L23 25L32 11.4ZM14 52H50V57H14Z',
    shade:
      'M32 5.5A2.5 2.5 0 0 1 32 10.5ZM47.9 13.6A2.5 2.5 0 1 0 52.9 13.6 2.5 2.5 0 1 0 47.9 13.6ZM32 13.2L40.8 26.4 49.5 18.9V26A17.5 17.5 0 0 1 36.3 43L39.1 51.1H32ZM32 52.9H49.1V56.1H32Z',
    lines: 'M13.6 29.6H50.4',
  },
  r: {
    body: 'M18 14H24V20.6H29V14H35V20.6H40V14H46V52H18ZM14 52H50V57H14Z',
    shade: 'M32 14.9H34.1V21.5H40.9V14.9H45.1V51.1H32ZM32 52.9H49.1V56.1H32Z',
    lines: 'M18 28H46',
  },
  b: {
    body: 'M32 6A38.9 38.9 0 0 1 41.1 18L33 28.5L43.5 24.3A38.9 38.9 0 0 1 41.1 52H22.9A38.9 38.9 0 0 1 32 6ZM14 52H50V57H14Z',
    shade:
      'M32 7.2A38 38 0 0 1 39.9 18L32 28.2ZM32 29.9L42.8 25.6A38 38 0 0 1 40.4 51.1H32ZM32 52.9H49.1V56.1H32Z',
    lines: 'M19.6 42H44.4',
  },
  n: {
    body: 'M35 5.6V12A32.5 32.5 0 0 1 48 38V52H20L31.4 33.8A9 9 0 0 1 22.6 33.2L16.4 39L9 31.6L26 13.4ZM14 52H50V57H14Z',
    shade:
      'M36.6 14.8A31.6 31.6 0 0 1 47.1 38V51.1H41V38A59.3 59.3 0 0 0 36.6 14.8ZM32 52.9H49.1V56.1H32Z',
    lines: 'M35 12A59.3 59.3 0 0 1 41 38V52',
    marks: 'M23 21.6A1.8 1.8 0 1 0 26.6 21.6 1.8 1.8 0 1 0 23 21.6Z',
  },
  p: {
    body: 'M32 16.4A8.6 8.6 0 0 1 35.9 32.7L43 52H32H21L28.1 32.7A8.6 8.6 0 0 1 32 16.4ZM17 52H47V57H17Z',
    shade:
      'M32 17.3A7.7 7.7 0 0 1 32 32.7ZM32 34.5A9.4 9.4 0 0 0 35.5 33.9L41.8 51.1H32ZM32 52.9H46.1V56.1H32Z',
    lines: 'M28.1 32.7A8.6 8.6 0 0 0 32 33.6A8.6 8.6 0 0 0 35.9 32.7',
  },
}
