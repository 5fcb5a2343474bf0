import { type ChallengeAnswers, createChallengeAnswers } from './challenge-answers.ts'
import { type ChallengeMaking, createChallengeMaking } from './challenge-making.ts'
import { createFriendLinks, type FriendLinks } from './friend-links.ts'
import { createGameStart } from './game-start.ts'
import { defaultLobbySettings, type LobbySettings } from './limits.ts'
import { createLiveOffers, type LiveOffers } from './live-offers.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { createLobbySweeper, type LobbySweeper } from './lobby-sweeper.ts'
import { createPresence } from './presence.ts'
import { createSearchService, type SearchService } from './search-service.ts'
import { createLobbyRules } from './rules.ts'
import { createSearchRunner, type SearchRunner } from './search-runner.ts'

/** The lobby: making challenges, answering them, searches, friends' links, and what keeps them in order. */
export interface Lobby {
  readonly making: ChallengeMaking
  readonly answers: ChallengeAnswers
  readonly requests: SearchService
  readonly links: FriendLinks
  readonly runner: SearchRunner
  readonly sweeper: LobbySweeper
  readonly offers: LiveOffers
}

export function createLobby(
  deps: LobbyDeps,
  settings: LobbySettings = defaultLobbySettings,
): Lobby {
  const rules = createLobbyRules(deps, settings.shortestLeadMs)
  const start = createGameStart(deps)
  const presence = createPresence(deps.feed)
  const runner = createSearchRunner(deps, start, presence, settings)
  const offers = createLiveOffers(deps, start, runner)
  const requests = createSearchService(deps, rules, start, { runner, offers })
  return {
    making: createChallengeMaking(deps, rules, start),
    answers: createChallengeAnswers(deps, rules, start),
    requests,
    links: createFriendLinks(deps, rules, start, requests.cancel),
    runner,
    offers,
    sweeper: createLobbySweeper(deps, start, runner, { presence, offers }, settings),
  }
}
