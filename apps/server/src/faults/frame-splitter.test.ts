import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFrameSplitter } from './frame-splitter.ts'

const head = Buffer.from('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n')

/** A frame as a client or a server sends it. */
function frame(length: number, isMasked: boolean): Buffer {
  const mask = isMasked ? 0x80 : 0
  const payload = Buffer.alloc(length + (isMasked ? 4 : 0), 7)
  if (length < 126) return Buffer.concat([Buffer.from([0x81, mask | length]), payload])
  if (length < 65_536) {
    const header = Buffer.from([0x81, mask | 126, length >> 8, length & 0xff])
    return Buffer.concat([header, payload])
  }
  const header = Buffer.alloc(10)
  header.writeUInt8(0x81, 0)
  header.writeUInt8(mask | 127, 1)
  header.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([header, payload])
}

const lengths = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 65_000, max: 66_000 }))
const frames = fc.array(
  fc.tuple(lengths, fc.boolean()).map(([length, isMasked]) => frame(length, isMasked)),
  { maxLength: 8 },
)

it('finds the frames again, however the bytes are cut', () => {
  fc.assert(
    fc.property(frames, fc.array(fc.integer({ min: 1, max: 30_000 })), (sent, cuts) => {
      const split = createFrameSplitter(() => true)
      let rest = Buffer.concat([head, ...sent])
      const parts: Buffer[] = []
      for (const cut of [...cuts, rest.length]) {
        parts.push(...split(rest.subarray(0, cut)).map((part) => Buffer.from(part)))
        rest = rest.subarray(cut)
      }
      expect(parts.map(({ length }) => length)).toEqual([head, ...sent].map(({ length }) => length))
      expect(Buffer.concat(parts)).toEqual(Buffer.concat([head, ...sent]))
    }),
    { numRuns: 60 },
  )
})

it('passes what is no WebSocket as it comes', () => {
  const split = createFrameSplitter(() => false)
  expect(split(Buffer.from('GET / HTTP/1.1\r\n')).map(String)).toEqual([])
  expect(split(Buffer.from('Host: x\r\n\r\nbody')).map(String)).toEqual([
    'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
    'body',
  ])
})
