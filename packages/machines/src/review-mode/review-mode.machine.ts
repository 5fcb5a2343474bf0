import { assign, setup } from 'xstate'
import type {
  MoveIndex,
  ReviewModeContext,
  ReviewModeEvent,
  ReviewModeInput,
} from './review-mode.types.ts'

const whole = (count: number) => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0)

/** The nearest existing move. */
const clamp = (index: number, moves: number): MoveIndex =>
  Number.isNaN(index) ? moves - 1 : Math.max(-1, Math.min(Math.trunc(index), moves - 1))

export const reviewModeMachine = setup({
  types: {
    context: {} as ReviewModeContext,
    events: {} as ReviewModeEvent,
    input: {} as ReviewModeInput,
  },
  guards: {
    isPast: ({ context }) => context.selected < context.moves - 1,
    isLatest: ({ context }) => context.selected === context.moves - 1,
  },
  actions: {
    select: assign({
      selected: ({ context }, index: MoveIndex) => clamp(index, context.moves),
    }),
    follow: assign({
      moves: (_, moves: number) => whole(moves),
      selected: (_, moves: number) => whole(moves) - 1,
    }),
    stay: assign(({ context }, moves: number) => ({
      moves: whole(moves),
      selected: clamp(context.selected, whole(moves)),
      unseen: Math.max(0, context.unseen + whole(moves) - context.moves),
    })),
    seeAll: assign({ unseen: 0 }),
  },
}).createMachine({
  id: 'reviewMode',
  context: ({ input }) => {
    const moves = whole(input.moves)
    return { moves, selected: clamp(input.selected ?? moves - 1, moves), unseen: 0 }
  },
  initial: 'off',
  on: {
    'move.first': { actions: { type: 'select', params: -1 } },
    'move.previous': {
      actions: { type: 'select', params: ({ context }) => context.selected - 1 },
    },
    'move.next': { actions: { type: 'select', params: ({ context }) => context.selected + 1 } },
    'move.last': { actions: { type: 'select', params: Infinity } },
    'move.select': { actions: { type: 'select', params: ({ event }) => event.index } },
  },
  states: {
    off: {
      always: { guard: 'isPast', target: 'on' },
      on: {
        'moves.changed': { actions: { type: 'follow', params: ({ event }) => event.moves } },
      },
    },
    on: {
      always: { guard: 'isLatest', target: 'off' },
      exit: 'seeAll',
      on: { 'moves.changed': { actions: { type: 'stay', params: ({ event }) => event.moves } } },
    },
  },
})

export type ReviewModeMachine = typeof reviewModeMachine

/** The machine needs nothing from outside. */
export const provideReviewMode = (): ReviewModeMachine => reviewModeMachine
