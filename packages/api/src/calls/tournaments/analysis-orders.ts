import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { analysisOrderStatuses, analysisRefusals } from '../../facts/payments.ts'
import { gameId } from '../../realtime/game-id.ts'
import { count, currency, moment } from './fields.ts'
import { members } from './members.ts'

/** A grandmaster's analysis that the caller has paid for. */
const analysisOrder = z.object({
  id: z.string(),
  game_id: gameId,
  status: z.enum(analysisOrderStatuses),
  /** Who has analysed it, or who was asked for; null is whoever has time. */
  analyst: z.nullable(z.string()),
  /** When it was paid for, and by when it is there. */
  ordered_at: moment,
  due_at: moment,
  delivered_at: z.nullable(moment),
  /** Null until it is delivered. */
  video_url: z.nullable(z.string()),
  /** The game with the analyst's variations and words; null until it is delivered. */
  pgn: z.nullable(z.string()),
})

/** The same with whose game it is. */
const listedOrder = z.extend(analysisOrder, { white: z.string(), black: z.string() })
export type OwnAnalysisOrder = z.output<typeof listedOrder>

const orderedExample = {
  id: 'Yh2k8sLq03Jd',
  game_id: 'k3Jd82hsLq0a',
  status: 'in_work',
  analyst: null,
  ordered_at: '2026-11-21T12:01:10Z',
  due_at: '2026-11-28T12:01:10Z',
  delivered_at: null,
  video_url: null,
  pgn: null,
} as const

export const listAnalysisOrders = defineCall({
  id: 'payments.analyses.list',
  method: 'GET',
  path: 'me/analysis-orders/',
  summary: 'Lists the analyses that the caller has paid for, the newest first: the hundred newest.',
  response: z.readonly(z.array(listedOrder)),
  errors: [],
  roles: members,
  example: [
    { ...orderedExample, white: 'Dana Serik', black: 'Aruzhan' },
    {
      ...orderedExample,
      white: 'Timur',
      black: 'Dana Serik',
      id: 'b3JkZXItMDAwMQ',
      game_id: 'Lq0ak3Jd82hs',
      status: 'delivered',
      analyst: 'Kingside team',
      ordered_at: '2026-11-02T09:00:00Z',
      due_at: '2026-11-09T09:00:00Z',
      delivered_at: '2026-11-07T16:30:00Z',
      video_url: 'https://video.kingside.example/analysis-1',
      pgn: '1. e4 {The first of twenty moves.} e5 *',
    },
  ],
})

export const getAnalysisOffer = defineCall({
  id: 'payments.analyses.offer',
  method: 'GET',
  path: 'me/analysis-orders/offers/:id/',
  summary:
    "Tells what a grandmaster's analysis of a game of the caller's costs, whether it can be had, and how an order of it stands.",
  params: z.object({ id: gameId }),
  response: z.object({
    game: z.object({
      id: gameId,
      white: z.string(),
      black: z.string(),
      /** Null while it goes on. */
      ended_at: z.nullable(moment),
    }),
    price: z.object({ cents: count, currency }),
    /** Null where it can be had. */
    refusal: z.nullable(z.enum(analysisRefusals)),
    /** The newest order of this analysis that was paid for; null without one. */
    order: z.nullable(analysisOrder),
  }),
  errors: ['not_found'],
  roles: members,
  example: {
    game: {
      id: 'k3Jd82hsLq0a',
      white: 'Dana Serik',
      black: 'Aruzhan',
      ended_at: '2026-11-21T11:40:00Z',
    },
    price: { cents: 7000, currency: 'EUR' },
    refusal: null,
    order: null,
  },
})
