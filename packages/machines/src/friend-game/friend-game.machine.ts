import { calling } from '../challenge/maker.ts'
import { friendWaiting, making } from './friend-game.maker.machine.ts'
import { friendInvite } from './friend-game.opener.machine.ts'
import { friendGameSetup } from './friend-game.setup.machine.ts'
import type { FriendGameDeps } from './friend-game.types.ts'

export const friendGameMachine = friendGameSetup.createMachine({
  id: 'friendGame',
  context: ({ input }) => ({
    player: input.player,
    terms: input.terms,
    link: input.end === 'maker' ? (input.link ?? null) : null,
    code: input.end === 'opener' ? input.code : null,
    owner: null,
    isConnected: true,
    early: null,
    refusal: null,
    end: null,
    gameId: null,
  }),
  initial: 'opening',
  on: {
    'player.changed': { actions: { type: 'keepPlayer', params: ({ event }) => event.player } },
    'connection.lost': { actions: { type: 'setConnection', params: false } },
    'connection.found': { actions: { type: 'setConnection', params: true } },
  },
  states: {
    opening: {
      always: [
        { guard: 'isOpener', target: 'friendInvite' },
        { guard: 'hasLink', target: 'friendWaiting' },
        { target: 'ready' },
      ],
    },
    ready: {
      on: {
        'terms.choose': { actions: { type: 'keepTerms', params: ({ event }) => event.terms } },
        'link.make': [
          { guard: 'isRefusedHere', actions: 'setRefusedHere' },
          { target: 'making', actions: 'beginLink' },
        ],
        'refusal.dismiss': { actions: 'clearError' },
      },
    },
    making,
    friendWaiting,
    friendInvite,
    started: {},
    ended: {
      on: {
        'link.make': [
          { guard: 'isRefusedHere', actions: 'setRefusedHere' },
          { target: 'making', actions: 'beginLink' },
        ],
      },
    },
  },
})

export type FriendGameMachine = typeof friendGameMachine

/** Gives the machine the server's calls and the clipboard. */
export const provideFriendGame = (deps: FriendGameDeps): FriendGameMachine =>
  friendGameMachine.provide({
    actors: {
      makeLink: calling(deps.makeLink),
      cancelLink: calling(deps.cancelLink),
      copyLink: calling(deps.copyLink),
      readLink: calling(deps.readLink),
      acceptLink: calling(deps.acceptLink),
    },
  })
