// Examples of the documentation, in a file of their own: an app that needs the schemas does not need them.
import { timeControls } from '../../time-control.ts'

const [blitz] = timeControls.filter(({ id }) => id === 9)
if (!blitz) throw new Error('The default time control is missing from the list.')

export const exampleTimeControl = blitz

export const exampleOwner = {
  uid: 'dW5kLWVpbi1zcGll',
  name: 'Aliya',
  kind: 'member',
  rating: 1480,
  title: null,
  country: 'KZ',
} as const

export const exampleChallenge = {
  id: 'Y2hhbGxlbmdlLTAx',
  kind: 'short',
  created_at: '2026-01-31T12:00:00.000Z',
  expires_at: '2026-01-31T13:00:00.000Z',
  desired_color: 'any',
  rating_type: 'worldchess',
  rating_from: 1380,
  rating_to: 1580,
  starts_at: null,
  time_control: exampleTimeControl,
  owner: exampleOwner,
  opponent: null,
  owner_anonymous_uid: null,
  opponent_anonymous_uid: null,
  invite_code: null,
  status: 'open',
  game_id: null,
} as const

export const exampleGameId = 'Z2FtZS0wMDAx'

export const exampleOpponent = { ...exampleOwner, uid: 'ZGllLWFuZGVyZS0x', name: 'Timur' } as const

/** The board of a listed game: the Ruy Lopez. */
export const exampleBoard = {
  fen: 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
  last_move: 'f1b5',
  result: null,
} as const

export const exampleGame = {
  gId: exampleGameId,
  wPId: exampleOwner.uid,
  bPId: exampleOpponent.uid,
  currPh: 'PLAYING',
  playingPh: {
    lastTurn: null,
    currTurn: { clr: 'w', absNum: 1 },
    leftMs: { w: 180_000, b: 180_000 },
  },
  publicExtra: {
    tournament_id: null,
    rating: 'worldchess',
    time_control: exampleTimeControl,
    rId: 'local',
  },
  scheduledPhCfg: null,
  firstMoveMs: 20_000,
  connectingMs: 30_000,
  donePh: null,
  misc: { version: 3 },
  stakes: { win: 9, draw: 0, loss: -8 },
  white_player: exampleOwner,
  black_player: exampleOpponent,
  result: null,
  created_at: '2026-01-31T12:00:00.000Z',
} as const
