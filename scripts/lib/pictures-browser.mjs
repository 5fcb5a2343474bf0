import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { chromiumPath } from './chromium.mjs'

/**
 * The version of the browser that takes the pictures, such as `156.0.8078.79`.
 * @returns {string} empty where there is none
 */
export function browserVersion() {
  const { stdout } = spawnSync(chromiumPath() ?? chromium.executablePath(), ['--version'], {
    encoding: 'utf8',
  })
  return versionIn(stdout ?? '')
}

/**
 * The version in what a browser says of itself.
 * @param {string} text `Chromium 156.0.8078.79 built on Debian`
 * @returns {string} empty where there is none
 */
export const versionIn = (text) => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? ''

/**
 * How alike a picture must be. Round corners come out up to two of 256 shades different from run to run, and now and
 * then two pixels of a focus ring's corner by six. Another version of the browser draws letters and edges anew: there, a
 * hundredth of the pixels may differ by more than pixelmatch takes for the same colour.
 * @param {boolean} isSameBrowser
 */
export const tolerance = (isSameBrowser) =>
  isSameBrowser
    ? { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 4 }
    : { threshold: 0.1, includeAA: false, allowedMismatchedPixelRatio: 0.01 }

/**
 * What to say before pictures are compared.
 * @param {string} taken the version that took the committed pictures
 * @param {string} own the version that compares
 * @returns {string | undefined} nothing when both are the same
 */
export const browserNotice = (taken, own) =>
  taken === own
    ? undefined
    : `The pictures were taken by Chromium ${taken}, and this is ${own || 'unknown'}: 1 % of a picture's pixels may differ, not 4 pixels.`
