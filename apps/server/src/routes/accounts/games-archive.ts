import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { roleOf } from '../../domain/accounts/account.ts'
import type { ArchiveState } from '../../domain/archive/games-archive.ts'
import type { AccountDeps, OwnDataRoutes } from './deps.ts'
import { memberOf } from './member.ts'

/** In how many seconds to ask again for a file that is made. */
const askAgainSeconds = 2

export function getGamesArchive({ account }: AccountDeps, { archive }: OwnDataRoutes): Route {
  return bind(contract.me.gamesArchive.get, async ({ caller }) => {
    const { id } = await memberOf(account, caller)
    return describe(await archive.stateOf(id))
  })
}

export function askForGamesArchive({ account }: AccountDeps, { archive }: OwnDataRoutes): Route {
  return bind(contract.me.gamesArchive.ask, async ({ caller, later, fail }) => {
    const member = await memberOf(account, caller)
    if (roleOf(member, account.clock.now()) === 'free') {
      return fail('pro_required', 'One file with all of your games comes with Pro.')
    }
    if (!(await archive.ask(member.id))) {
      return fail('asked_lately', 'You asked for three such files in the last 24 hours.')
    }
    const state = await archive.stateOf(member.id)
    if (state.status === 'making') later(askAgainSeconds)
    return describe(state)
  })
}

function describe(archive: ArchiveState) {
  switch (archive.status) {
    case 'none':
      return { state: 'none', next_at: archive.nextAt?.toISOString() ?? null } as const
    case 'making':
    case 'failed':
      return { state: archive.status }
    case 'ready':
      return {
        state: 'ready',
        url: `/files/games/${archive.key}.pgn`,
        games: archive.games,
        made_at: archive.madeAt.toISOString(),
        expires: archive.expiresAt.toISOString(),
        next_at: archive.nextAt?.toISOString() ?? null,
      } as const
    default:
      return archive satisfies never
  }
}
