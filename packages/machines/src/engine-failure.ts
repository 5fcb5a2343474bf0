import { type EngineFailure, engineFailures } from './computer-game/computer-game.types.ts'

const failureIn = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'failure') : null

/** Why an engine could not be had, by the `failure` of what was thrown; what is not known is a crash. */
export const failureOf = (error: unknown): EngineFailure =>
  engineFailures.find((failure) => failure === failureIn(error)) ?? 'crashed'

export type { EngineFailure }
