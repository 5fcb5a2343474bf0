import type { Locale } from '@kingside/api'
import type { PlayerReader } from '../lobby/ports.ts'
import type { Player } from '../players/visitor-store.ts'
import type { NewAct } from '../operation/operator-acts.ts'
import { type RatingRestorations, restoredMs } from '../ratings/rating-restorations.ts'
import type { BanStore, NewBan } from './bans.ts'
import { findPlayerIn } from './find-player.ts'
import { banText } from './notice-texts.ts'
import type { AccountPorts } from './ports.ts'
import { endSessionsOf } from './sessions.ts'

/** What a ban ends, in this order; `ratings` that others lost to a cheat are given back. */
export const banParts = ['sessions', 'lobby', 'tournaments', 'games', 'sockets', 'ratings'] as const
export type BanPart = (typeof banParts)[number]

export interface BanEverywherePorts {
  readonly account: Pick<
    AccountPorts,
    | 'accounts'
    | 'bans'
    | 'notifications'
    | 'notificationFeed'
    | 'sessions'
    | 'sessionEnds'
    | 'clock'
  >
  readonly players: Pick<PlayerReader, 'byUid'>
  /** Whether the player has an open page in the lobby now, in any process. */
  readonly isHere: (playerId: number) => boolean
  /** Takes everything back that the player has in the lobby. */
  readonly withdraw: (playerId: number) => Promise<void>
  /** Shuts the player out of every tournament that is not over. */
  readonly banFromTournaments: (playerId: number) => Promise<void>
  /** Ends the player's running games as lost, in whichever process they are. */
  readonly forfeitGames: (playerId: number) => Promise<void>
  readonly restorations: RatingRestorations
  /** Closes the player's sockets in every process. */
  readonly closeSockets: (playerId: number) => void
  /** Called for each part that failed: banning again tries it again. */
  readonly onFailure: (part: BanPart | 'notice', error: unknown) => void
}

export interface AskedBan extends Omit<NewBan, 'playerId'> {
  /** The player's public uid or e-mail address. */
  readonly who: string
  /** Whether it is for cheating, so that others get back what they lost to the player. */
  readonly isCheating: boolean
  /** In which the reason is written; the notification is written in it too. */
  readonly language: Locale
  /** Who bans, for the audit log. */
  readonly operator: string
}

export type Banned =
  | { readonly status: 'unknown-player' | 'bot' }
  | {
      readonly status: 'banned'
      readonly player: Player
      /** False when the same ban held before. */
      readonly isNew: boolean
      /** What could not be ended now. */
      readonly undone: readonly BanPart[]
    }

export type Lifted =
  | { readonly status: 'unknown-player' }
  /** `wasBanned` is false when there was nothing to lift. */
  | { readonly status: 'lifted'; readonly player: Player; readonly wasBanned: boolean }

/** Bans as operators give and lift them. */
export interface BanEverywhere {
  /**
   * Bans a player: from now on who is banned neither signs in nor plays. What the player has under way ends at once,
   * on every process: sign-ins, offers in the lobby, tournaments, games (as lost), sockets. Each part happens also when another
   * fails, and the same ban again is harmless.
   */
  readonly ban: (asked: AskedBan) => Promise<Banned>
  /** Takes all bans of a player back. */
  readonly lift: (who: string, by: Pick<NewAct, 'operator' | 'reason'>) => Promise<Lifted>
  readonly list: (page: Parameters<BanStore['list']>[1]) => ReturnType<BanStore['list']>
}

/** Puts together what a ban ends. */
export function createBanEverywhere(ports: BanEverywherePorts): BanEverywhere {
  const { account, players } = ports
  const { accounts, bans, clock } = account

  const find = findPlayerIn(accounts, players)

  const ending: Readonly<Record<BanPart, (playerId: number) => Promise<void> | void>> = {
    sessions: async (playerId) => {
      const banned = await accounts.findByPlayer(playerId)
      if (banned) await endSessionsOf(account, banned.id, 'banned')
    },
    lobby: ports.withdraw,
    tournaments: ports.banFromTournaments,
    games: ports.forfeitGames,
    sockets: ports.closeSockets,
    ratings: async (playerId) => {
      const at = clock.now()
      const since = new Date(at.getTime() - restoredMs)
      for (const loser of await ports.restorations.restore(playerId, since, at)) {
        const { notification } = loser
        account.notificationFeed.publish(loser.playerId, {
          type: 'notification.added',
          notification,
        })
      }
    },
  }

  /** An open page can't mark it as read any more: its sign-in has ended. */
  const markRead = async (playerId: number, id: string) => {
    try {
      await account.notifications.markRead(playerId, Number(id), clock.now())
    } catch (error) {
      ports.onFailure('notice', error)
    }
  }

  /** What could not be ended. */
  const endAll = async (playerId: number, isCheating: boolean): Promise<readonly BanPart[]> => {
    const undone: BanPart[] = []
    for (const part of banParts) {
      if (part === 'ratings' && !isCheating) continue
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as their order has it
        await ending[part](playerId)
      } catch (error) {
        ports.onFailure(part, error)
        undone.push(part)
      }
    }
    return undone
  }

  return {
    ban: async ({ who, reason, until, isCheating, language, operator }) => {
      const player = await find(who)
      if (!player) return { status: 'unknown-player' }
      if (player.kind === 'bot') return { status: 'bot' }
      const playerId = player.id
      const notice = { playerId, type: 'BAN', ...banText(language, reason, until) } as const
      const notification = await bans.add({ playerId, reason, until }, notice, clock.now(), {
        operator,
        action: 'ban',
        subject: player.uid,
        reason,
        details: { until: until?.toISOString() ?? 'for ever', cheating: isCheating },
      })
      // The last message to the open pages, before their sockets close.
      const isTold = notification !== null && ports.isHere(playerId)
      if (notification) {
        account.notificationFeed.publish(playerId, { type: 'notification.added', notification })
      }
      const undone = await endAll(playerId, isCheating)
      if (isTold) await markRead(playerId, notification.id)
      return { status: 'banned', player, isNew: notification !== null, undone }
    },
    lift: async (who, by) => {
      const player = await find(who)
      if (!player) return { status: 'unknown-player' }
      const wasBanned = await bans.lift(player.id, clock.now(), {
        ...by,
        action: 'lift-ban',
        subject: player.uid,
        details: {},
      })
      return { status: 'lifted', player, wasBanned }
    },
    list: (page) => bans.list(clock.now(), page),
  }
}
