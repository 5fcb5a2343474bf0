import { assign, fromCallback, sendTo, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  PlayerCommand,
  SoundFailure,
  SoundName,
  SoundsContext,
  SoundsDeps,
  SoundsEvent,
  SoundsInput,
  StartPlayerInput,
} from './sounds.types.ts'

const defaultVolume = 0.5

/** How many once-only sounds are remembered, enough for the games of an evening. */
const maxHeard = 64

/** A volume from 0 to 1; NaN is silence. */
const asVolume = (volume: number) => Math.min(1, Math.max(0, volume)) || 0

/** A sound that is asked for. */
export interface AskedSound {
  readonly name: SoundName
  readonly once?: string
}

export const soundsMachine = setup({
  types: {
    context: {} as SoundsContext,
    events: {} as SoundsEvent,
    input: {} as SoundsInput,
  },
  actors: { player: fromCallback<PlayerCommand, StartPlayerInput>(notProvided('startPlayer')) },
  guards: {
    isEnabled: ({ context }) => context.enabled,
    isOther: ({ context }, { enabled }: { enabled: boolean }) => context.enabled !== enabled,
    isHeard: ({ context }, { once }: AskedSound) =>
      once !== undefined && context.heard.includes(once),
    isRepairable: ({ context }) => context.failure !== 'unsupported',
  },
  actions: {
    enable: assign({ enabled: (_, { enabled }: { enabled: boolean }) => enabled }),
    setVolume: assign({ volume: (_, { volume }: { volume: number }) => asVolume(volume) }),
    countHeard: assign({
      heard: ({ context: { heard } }, { once }: AskedSound) =>
        once === undefined || heard.includes(once) ? heard : [...heard, once].slice(-maxHeard),
    }),
    play: sendTo('player', (_, { name }: AskedSound): PlayerCommand => ({ type: 'play', name })),
    emitVolume: sendTo('player', ({ context }): PlayerCommand => ({
      type: 'volume',
      volume: context.volume,
    })),
    setFailure: assign({ failure: (_, { failure }: { failure: SoundFailure }) => failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'sounds',
  context: ({ input }) => ({
    enabled: input.enabled,
    volume: asVolume(input.volume ?? defaultVolume),
    heard: [],
    failure: null,
  }),
  initial: 'locked',
  on: {
    'volume.set': { actions: { type: 'setVolume', params: ({ event }) => event } },
    // While sounds are off, a once-only sound counts as played, so that it is not played late.
    'sound.play': { actions: { type: 'countHeard', params: ({ event }) => event } },
    'sounds.enable': { actions: { type: 'enable', params: ({ event }) => event } },
  },
  states: {
    locked: {
      on: { 'gesture.made': 'unlocked' },
    },
    unlocked: {
      initial: 'deciding',
      on: {
        'sounds.enable': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'enable', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [{ guard: 'isEnabled', target: 'on' }, { target: 'off' }],
        },
        on: {
          invoke: {
            id: 'player',
            src: 'player',
            input: ({ context: { volume } }) => ({ volume }),
            onError: {
              target: 'broken',
              actions: { type: 'setFailure', params: { failure: 'unsupported' as const } },
            },
          },
          on: {
            'sound.play': [
              { guard: { type: 'isHeard', params: ({ event }) => event } },
              {
                actions: [
                  { type: 'countHeard', params: ({ event }) => event },
                  { type: 'play', params: ({ event }) => event },
                ],
              },
            ],
            'volume.set': {
              actions: [{ type: 'setVolume', params: ({ event }) => event }, 'emitVolume'],
            },
            'player.fail': {
              target: 'broken',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        off: {},
        broken: {
          exit: 'clearFailure',
          on: {
            // A sound that finds the player broken is dropped; the next one gets a new player.
            'sound.play': {
              guard: 'isRepairable',
              target: 'on',
              actions: { type: 'countHeard', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})

export type SoundsMachine = typeof soundsMachine

/** Gives the machine an audio player. */
export const provideSounds = ({ startPlayer }: SoundsDeps): SoundsMachine =>
  soundsMachine.provide({
    actors: {
      player: fromCallback<PlayerCommand, StartPlayerInput>(({ input, sendBack, receive }) => {
        const player = startPlayer(input, (failure) => sendBack({ type: 'player.fail', failure }))
        receive((command) => {
          switch (command.type) {
            case 'play':
              return player.play(command.name)
            case 'volume':
              return player.setVolume(command.volume)
            default:
              return command satisfies never
          }
        })
        return () => player.close()
      }),
    },
  })
