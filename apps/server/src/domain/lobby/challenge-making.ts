import type { ChallengeKind, ChallengeTerms } from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'
import { announce } from './announce.ts'
import type { Challenge, NewChallenge } from './challenge.ts'
import { type GameStart, receivedEvent } from './game-start.ts'
import { lobbyLimits } from './limits.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { refuse } from './refusal.ts'
import { type GameStartKind, type LobbyRules, startKindOf } from './rules.ts'
import type { Actor } from './standing.ts'

/** Makes challenges. Each call refuses by `LobbyRefusal`, and stores nothing then. */
export interface ChallengeMaking {
  /** Puts challenges to anybody into the lobby: all of them, or none. */
  readonly short: (actor: Actor, terms: readonly ChallengeTerms[]) => Promise<readonly Challenge[]>
  /** Challenges a player by public uid. */
  readonly named: (
    actor: Actor,
    kind: 'invite' | 'long' | 'direct',
    terms: ChallengeTerms,
    opponentUid: string,
  ) => Promise<Challenge>
  /** Invites whoever has the code. */
  readonly byCode: (actor: Actor, terms: ChallengeTerms) => Promise<Challenge>
  /** Begins a game against a bot: the one named, or one near the actor's rating. */
  readonly withBot: (
    actor: Actor,
    terms: ChallengeTerms,
    botUid: string | null,
  ) => Promise<Challenge>
}

type MakingDeps = Pick<
  LobbyDeps,
  'challenges' | 'players' | 'bots' | 'blocks' | 'feed' | 'clock' | 'createUid'
>

export function createChallengeMaking(
  deps: MakingDeps,
  rules: LobbyRules,
  start: GameStart,
): ChallengeMaking {
  const { challenges, players, bots, feed, clock, createUid } = deps

  const draft = (
    { player }: Actor,
    kind: ChallengeKind,
    terms: ChallengeTerms,
    opponent: Player | null,
  ): NewChallenge =>
    newChallenge(terms, { kind, owner: player, opponent, createUid, now: clock.now() })

  const store = async (
    kind: ChallengeKind,
    drafts: readonly NewChallenge[],
    start: GameStartKind = 'at-once',
  ) => {
    const isScheduled = start === 'scheduled'
    const open = isScheduled ? lobbyLimits.openScheduled : lobbyLimits.openChallenges[kind]
    const stored = await challenges.insert(drafts, { kind, start, open })
    if (stored === 'apart') {
      refuse('opponent_not_available', ({ opponentNotAvailable }) => opponentNotAvailable)
    }
    if (stored === 'full') {
      if (kind === 'direct' && !isScheduled) {
        refuse('ongoing_challenge', 'You are looking for a game already. Cancel that first.')
      }
      refuse('max_short_challenges_reached', ({ tooManyOpen }) => tooManyOpen(open))
    }
    return Promise.all(drafts.map(({ id }) => read(id)))
  }

  const read = async (id: string) => {
    const challenge = await challenges.find(id)
    if (!challenge) throw new Error(`Challenge ${id} was stored and is not there.`)
    return challenge
  }

  const check = async (
    actor: Actor,
    all: readonly ChallengeTerms[],
    start: GameStartKind = 'at-once',
  ) => {
    for (const { time_control_id, rating_from, rating_to, starts_at } of all) {
      await rules.timeControl(time_control_id)
      if (starts_at !== null && start === 'at-once') {
        refuse(
          'start_not_possible',
          'Only a direct challenge to a person may have a start. Leave starts_at out, or challenge a player by name.',
        )
      }
      if (rating_from !== null && rating_to !== null && rating_from > rating_to) {
        refuse('bad_request', 'rating_from must not be above rating_to.')
      }
    }
    await rules.allow(actor, [...new Set(all.map(({ rating_type }) => rating_type))], start)
  }

  const opponentBy = async (actor: Actor, uid: string) => {
    const opponent = await players.byUid(uid)
    if (!opponent) return refuse('no_opponent', 'There is no such player. Choose another one.')
    if (opponent.id === actor.player.id) refuse('no_opponent', 'You can’t play yourself.')
    return opponent
  }

  const withBot: ChallengeMaking['withBot'] = async (actor, terms, botUid) => {
    await check(actor, [terms])
    const timeControl = await rules.timeControl(terms.time_control_id)
    const bot = botUid
      ? await opponentBy(actor, botUid)
      : await bots.near(
          await rules.countedRating(actor.player, terms.rating_type, timeControl),
          timeControl.board_type_name,
        )
    if (bot?.kind !== 'bot') return refuse('no_opponent', 'There is no such bot at the moment.')
    await rules.allowOpponent(actor.player, bot, terms.rating_type)
    const challenge = first(await store('invite', [draft(actor, 'invite', terms, bot)]))
    await start.ofChallenge(challenge, bot.id)
    return read(challenge.id)
  }

  return {
    short: async (actor, terms) => {
      await check(actor, terms)
      const made = await store(
        'short',
        terms.map((each) => draft(actor, 'short', each, null)),
      )
      await announce(made, deps)
      return made
    },
    named: async (actor, kind, terms, opponentUid) => {
      const { starts_at, rating_type } = terms
      const start = kind === 'direct' ? startKindOf(starts_at) : 'at-once'
      await check(actor, [terms], start)
      const opponent = await opponentBy(actor, opponentUid)
      if (opponent.kind === 'bot') return withBot(actor, terms, opponent.uid)
      await rules.allowOpponent(actor.player, opponent, rating_type, start)
      if (starts_at !== null) rules.refuseStart(starts_at)
      // Neither has to be there for a game that starts later, and it leaves both free until then.
      if (kind === 'direct' && start === 'at-once') {
        await rules.refuseOwnOngoing(actor.player, ['direct'])
        await rules.refuseOpponentsOngoing(opponent, actor.player)
        if (!feed.isHere(opponent.id)) {
          refuse('no_opponent', 'This player is offline now. Send a long challenge instead.')
        }
      }
      const challenge = first(await store(kind, [draft(actor, kind, terms, opponent)], start))
      feed.sendToPlayer(opponent.id, receivedEvent(challenge))
      return challenge
    },
    byCode: async (actor, terms) => {
      await check(actor, [terms])
      return first(await store('invite', [draft(actor, 'invite', terms, null)]))
    },
    withBot,
  }
}

interface Draft {
  readonly kind: ChallengeKind
  readonly owner: Player
  readonly opponent: Player | null
  readonly createUid: () => string
  readonly now: Date
}

const newChallenge = (
  terms: ChallengeTerms,
  { kind, owner, opponent, createUid, now }: Draft,
): NewChallenge => ({
  ...terms,
  id: createUid().slice(0, 16),
  kind,
  ownerId: owner.id,
  opponentId: opponent?.id ?? null,
  invite_code: kind === 'invite' ? createUid() : null,
  status: opponent?.kind === 'bot' ? 'accepted' : 'open',
  created_at: now.toISOString(),
  expires_at:
    terms.starts_at ?? new Date(now.getTime() + lobbyLimits.challengeMs[kind]).toISOString(),
})

const first = ([challenge]: readonly Challenge[]) => {
  if (!challenge) throw new Error('One challenge was stored and none came back.')
  return challenge
}
