// A picture as it is committed: the browser's screenshot, losslessly compressed to about three quarters of its size. It
// contains the hash of the screenshot's bytes, so that an equal screenshot is found without decoding.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { crc32 } from 'node:zlib'

const keyword = 'Screenshot'
const signatureLength = 8
/** Length, type, 13 bytes and a checksum: the first chunk of a PNG. */
const headerChunkLength = 25
const afterHeader = signatureLength + headerChunkLength

/** @param {Buffer} screenshot */
const hashOf = (screenshot) => createHash('sha256').update(screenshot).digest('hex')

/** @param {string} text */
function textChunk(text) {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const prefix = Buffer.from(`tEXt${keyword}\0`, 'latin1')

/** The hash of the screenshot that a packed picture was made of; undefined for one that is not packed.
 * @param {Buffer} picture
 */
export function hashInside(picture) {
  const start = afterHeader + 4
  if (!picture.subarray(start, start + prefix.length).equals(prefix)) return undefined
  return picture.subarray(start + prefix.length, start + prefix.length + 64).toString('latin1')
}

/** Whether a committed picture, packed or not, was made of just these bytes.
 * @param {Buffer} screenshot
 * @param {Buffer} picture
 */
export const isPictureOf = (screenshot, picture) =>
  (hashInside(picture) ?? hashOf(picture)) === hashOf(screenshot)

/** A higher effort takes five times as long for 3 % less. */
const effort = 2

/** @returns {Promise<(screenshot: Buffer) => Buffer>} packs a screenshot; a packed one is returned unchanged */
export async function picturePacker() {
  const require = createRequire(import.meta.url)
  const { default: init, optimise } = await import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js')
  await init(readFileSync(require.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')))
  return (screenshot) => {
    if (hashInside(screenshot) !== undefined) return screenshot
    const small = Buffer.from(optimise(new Uint8Array(screenshot), effort, false, false))
    const best = small.length < screenshot.length ? small : screenshot
    return Buffer.concat([
      best.subarray(0, afterHeader),
      textChunk(hashOf(screenshot)),
      best.subarray(afterHeader),
    ])
  }
}
