import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hashInside, isPictureOf, picturePacker } from './packed-picture.mjs'

const screenshot = readFileSync(new URL('./packed-picture.sample.png', import.meta.url))
const other = Buffer.concat([screenshot, Buffer.from([0])])
const pack = await picturePacker()
const packed = pack(screenshot)

const sizeOf = (picture: Buffer) => [picture.readUInt32BE(16), picture.readUInt32BE(20)]

it('packs a screenshot into fewer bytes, and once only', () => {
  expect(packed.length).toBeLessThan(screenshot.length)
  expect(sizeOf(packed)).toEqual(sizeOf(screenshot))
  expect(pack(packed)).toBe(packed)
})

it('knows the screenshot that a picture was made of, packed or not', () => {
  expect(isPictureOf(screenshot, packed)).toBe(true)
  expect(isPictureOf(other, packed)).toBe(false)
  expect(isPictureOf(screenshot, screenshot)).toBe(true)
  expect(isPictureOf(other, screenshot)).toBe(false)
  expect(hashInside(screenshot)).toBeUndefined()
})
