import type { KeyMoment } from '@kingside/chess-game/review'
import { provideRetryMistakes } from '@kingside/machines/retry-mistakes'
import { type ActorRefFrom, createActor } from 'xstate'
import type { ReviewEngine } from './review-engine.ts'

/** The mistakes of a game that are tried again, shared by board and words. */
export type Retry = ActorRefFrom<ReturnType<typeof provideRetryMistakes>>

/** Starts with the first of them. */
export const startRetry = (moments: readonly KeyMoment[], engine: ReviewEngine): Retry =>
  createActor(provideRetryMistakes({ look: engine.judge }), { input: { moments } }).start()
