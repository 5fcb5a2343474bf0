import { challengeCalls } from './challenges.ts'
import { analysePosition } from './game-analysis.ts'
import { gamingCalls } from './gaming.ts'
import { issueTicket } from './realtime.ts'
import { listBestPlayers, listTopGames, readPlatformStats } from './reference.ts'
import { requestCalls } from './requests-tree.ts'
import { listTimeControls } from './time-controls.ts'

/** The calls of lobby, challenges and games (specification 2, section 7). */
export const playCalls = {
  timeControls: { list: listTimeControls },
  requests: requestCalls,
  challenges: challengeCalls,
  bestPlayers: { list: listBestPlayers },
  bestBoards: { topList: listTopGames },
  platform: { stats: readPlatformStats },
  gaming: gamingCalls,
  analysis: { position: analysePosition },
  realtime: { issueTicket },
}
