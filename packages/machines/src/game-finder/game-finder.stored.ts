import { boardTypeNames, desiredColors, isRatingRange, ratingModes } from '@kingside/api/facts'
import type { GameFinderContext } from './game-finder.types.ts'

/** Raised whenever states or context change their shape. */
export const gameFinderVersion = 1

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const states = ['loading', 'unauthorized', 'authorized', 'subscribed']

const isOneOf = (list: readonly string[], value: unknown) =>
  typeof value === 'string' && list.includes(value)

const isByModeAndBoard = (value: unknown, isValue: (entry: unknown) => boolean) =>
  isRecord(value) &&
  Object.keys(value).length === ratingModes.length &&
  ratingModes.every((mode) => {
    const boards = value[mode]
    return (
      isRecord(boards) &&
      Object.entries(boards).every(
        ([board, entry]) => isOneOf(boardTypeNames, board) && isValue(entry),
      )
    )
  })

const isStoredRange = (value: unknown) =>
  isRecord(value) &&
  typeof value['lower'] === 'number' &&
  typeof value['upper'] === 'number' &&
  isRatingRange({ lower: value['lower'], upper: value['upper'] })

const isSettings = (value: unknown) =>
  isRecord(value) &&
  isOneOf(ratingModes, value['mode']) &&
  isOneOf(desiredColors, value['color']) &&
  isRecord(value['timeControl']) &&
  Number.isInteger(value['timeControl']['id']) &&
  isOneOf(boardTypeNames, value['timeControl']['boardType']) &&
  isByModeAndBoard(value['limits'], isStoredRange)

const isPlayer = (value: unknown) =>
  isRecord(value) &&
  (value['uid'] === null || typeof value['uid'] === 'string') &&
  isOneOf(states, value['auth']) &&
  typeof value['hasFideId'] === 'boolean' &&
  typeof value['isBanned'] === 'boolean' &&
  isByModeAndBoard(value['ratings'], Number.isFinite)

const isFallback = (value: unknown) =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0)

/**
 * Whether stored data is the context of a finder without a running search. A running search is not restored from
 * storage: it is kept by the server, and a new finder continues it by its id (`input.search`).
 */
export const isGameFinderContext = (context: unknown): context is GameFinderContext =>
  isRecord(context) &&
  isPlayer(context['player']) &&
  isSettings(context['settings']) &&
  isFallback(context['botFallbackMs']) &&
  typeof context['hasOngoingChallenge'] === 'boolean' &&
  typeof context['isConnected'] === 'boolean' &&
  typeof context['startedAt'] === 'number' &&
  typeof context['elapsedMs'] === 'number' &&
  context['isFallbackDue'] === false &&
  context['hasDeclinedBot'] === false &&
  context['requestId'] === null &&
  context['early'] === null &&
  context['found'] === null &&
  context['refusal'] === null
