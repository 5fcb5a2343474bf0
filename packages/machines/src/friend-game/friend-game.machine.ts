import { fromPromise } from 'xstate'
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
    'connection.lost': { actions: { type: 'noteConnection', params: false } },
    'connection.found': { actions: { type: 'noteConnection', params: true } },
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
        'link.make': [
          { guard: 'isRefusedHere', actions: 'noteRefusedHere' },
          { target: 'making', actions: 'beginLink' },
        ],
        'refusal.dismiss': { actions: 'forgetRefusal' },
      },
    },
    making,
    friendWaiting,
    friendInvite,
    started: {},
    ended: {
      on: {
        'link.make': [
          { guard: 'isRefusedHere', actions: 'noteRefusedHere' },
          { target: 'making', actions: 'beginLink' },
        ],
      },
    },
  },
})

export type FriendGameMachine = typeof friendGameMachine

/** Gives the machine the server's calls and the clipboard. */
export const provideFriendGame = ({
  makeLink,
  cancelLink,
  copyLink,
  readLink,
  acceptLink,
}: FriendGameDeps): FriendGameMachine =>
  friendGameMachine.provide({
    actors: {
      makeLink: fromPromise(({ input, signal }) => makeLink(input, signal)),
      cancelLink: fromPromise(({ input, signal }) => cancelLink(input, signal)),
      copyLink: fromPromise(({ input, signal }) => copyLink(input, signal)),
      readLink: fromPromise(({ input, signal }) => readLink(input, signal)),
      acceptLink: fromPromise(({ input, signal }) => acceptLink(input, signal)),
    },
  })
