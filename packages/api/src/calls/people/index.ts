import { reportPlayer } from './player-reports.ts'
import {
  blockPlayer,
  followPlayer,
  getRelation,
  listBlocked,
  listFollowing,
  listFollowingOnline,
  unblockPlayer,
  unfollowPlayer,
} from './relations.ts'
import { listTopPlayers } from './top-players.ts'

/** The calls between people: who follows, blocks and reports whom. */
export const peopleCalls = {
  relations: {
    get: getRelation,
    follow: followPlayer,
    unfollow: unfollowPlayer,
    block: blockPlayer,
    unblock: unblockPlayer,
    following: listFollowing,
    followingOnline: listFollowingOnline,
    blocked: listBlocked,
  },
  playerReports: { send: reportPlayer },
  topPlayers: { list: listTopPlayers },
}
