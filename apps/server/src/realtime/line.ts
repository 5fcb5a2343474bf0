import { closeCodes, type SocketCloseReason } from '@kingside/api'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../domain/clock.ts'
import type { Log } from '../log.ts'
import { createRateGuard } from './rate-guard.ts'
import type { SocketLimits } from './limits.ts'
import type { ParsedMessage } from './parse-message.ts'
import { createRoundTrips } from './round-trips.ts'
import type { SocketCounts, SocketError } from './socket-counts.ts'

/** An open socket to one client. */
export interface Line<Outgoing> {
  readonly send: (message: Outgoing) => void
  readonly close: (reason: SocketCloseReason, error?: SocketError) => void
  readonly isOpen: () => boolean
  /** Measures the round trip from now on, again and again. */
  readonly measure: () => void
  /** What the round trip was lately, in ms, as this server measured it; 0 before it was. */
  readonly roundTripMs: () => number
}

/** What happens on a line, one protocol's view of it. */
export interface LineHandler<Incoming> {
  /** Messages come one after another: the next waits until this one is handled. */
  readonly onMessage: (message: Incoming) => Promise<void> | void
  /** Handles what must not wait for the message before, such as a ping; false leaves it to `onMessage`. */
  readonly onUrgent: (message: Incoming) => boolean
  /** The line is gone, whoever closed it; called once, with whether it was given up because it was silent. */
  readonly onClosed: (wasSilent: boolean) => void
}

export interface LineDeps {
  readonly clock: Clock
  readonly limits: SocketLimits
  readonly counts: SocketCounts
  readonly log: Log
}

/** How long a client may take to close its side, in milliseconds. */
const goodbyeMs = 2_000

/**
 * Makes a line of a socket: bounds what the client may send and leave unread, notices when it is gone without closing,
 * and hands on messages in order.
 */
export function openLine<Incoming, Outgoing extends object>(
  socket: WebSocket,
  parse: (text: string) => ParsedMessage<Incoming>,
  handlerOf: (line: Line<Outgoing>) => LineHandler<Incoming>,
  { clock, limits, counts, log }: LineDeps,
): Line<Outgoing> {
  let closing = false
  let wasSilent = false
  /** How long it may be silent, and how long the answer to the question that follows may take. */
  let patience: Pick<SocketLimits, 'silenceMs' | 'pongMs'> = limits
  let queue = Promise.resolve()
  const mayPass = createRateGuard(limits, clock.monotonic)
  const mayBeUnknown = createRateGuard(
    { messages: limits.unknownTypes, perMs: limits.perMs },
    clock.monotonic,
  )

  const close = (reason: SocketCloseReason, error?: SocketError) => {
    if (closing) return
    closing = true
    if (error) counts.add(error)
    socket.close(closeCodes[reason], reason)
    clock.after(goodbyeMs, () => socket.terminate())
  }
  const drop = (error: SocketError) => {
    if (socket.readyState === socket.CLOSED) return
    closing = true
    counts.add(error)
    socket.terminate()
  }
  const trips = createRoundTrips((payload) => socket.ping(payload), clock.monotonic)
  let stopMeasuring = () => {}
  const measure = () => {
    stopMeasuring()
    if (!line.isOpen()) return
    trips.ask()
    stopMeasuring = clock.after(limits.measureMs, measure)
  }
  const line: Line<Outgoing> = {
    measure: () => {
      patience = limits.player
      listenOn()
      measure()
    },
    roundTripMs: trips.typicalMs,
    close,
    isOpen: () => !closing && socket.readyState === socket.OPEN,
    send: (message) => {
      if (!line.isOpen()) return
      socket.send(encode(message))
      if (socket.bufferedAmount > limits.bufferedBytes) drop('slow')
    },
  }
  const handler = handlerOf(line)

  const handle = async (message: Incoming) => {
    if (closing) return
    try {
      await handler.onMessage(message)
    } catch (error) {
      log.error('socket.message', {}, error)
      close('failed', 'failed')
    }
  }

  const stopFirst = clock.after(limits.firstMessageMs, () => close('bad-message', 'malformed'))
  let stopSilence = () => {}
  const listenOn = () => {
    stopSilence()
    stopSilence = clock.after(patience.silenceMs, () => ask(patience.pongMs))
  }
  const ask = (pongMs: number) => {
    const due = clock.monotonic() + pongMs
    // Of a line that is measured a question is open already, and one more would count twice.
    if (patience === limits) trips.ask()
    stopSilence = clock.after(pongMs, () => {
      // The process itself stood still: the answer may be there, but nobody has read it yet.
      if (clock.monotonic() - due > pongMs) return ask(pongMs)
      wasSilent = true
      return drop('silent')
    })
  }
  listenOn()

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (closing) return
    listenOn()
    if (!mayPass()) return close('flooded', 'flooded')
    const text = textOf(data)
    if (isBinary || Buffer.byteLength(text) > limits.messageBytes) {
      return close('bad-message', 'malformed')
    }
    const parsed = parse(text)
    switch (parsed.status) {
      case 'known': {
        // The handler closes on a first message that has no ticket.
        stopFirst()
        const { message } = parsed
        if (!handler.onUrgent(message)) queue = queue.then(() => handle(message))
        return
      }
      case 'unknown':
        counts.add('unknown-type')
        if (!mayBeUnknown()) close('flooded', 'flooded')
        return
      case 'malformed':
        return close('bad-message', 'malformed')
      default:
        return parsed satisfies never
    }
  })
  socket.on('ping', () => {
    if (!mayPass()) close('flooded', 'flooded')
  })
  socket.on('pong', (payload) => {
    // One that was not asked for is a message like any other.
    if (!trips.answer(payload) && !mayPass()) return close('flooded', 'flooded')
    listenOn()
  })
  // The close that follows says what went wrong.
  socket.on('error', () => {})
  socket.on('close', () => {
    closing = true
    stopFirst()
    stopSilence()
    stopMeasuring()
    handler.onClosed(wasSilent)
  })
  return line
}

const encoded = new WeakMap<object, string>()

/** A message that goes to many is written once. */
function encode(message: object): string {
  const known = encoded.get(message)
  if (known !== undefined) return known
  const text = JSON.stringify(message)
  encoded.set(message, text)
  return text
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString()
}
