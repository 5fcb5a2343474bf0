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
 * Finds the version in a browser's version string.
 * @param {string} text `Chromium 156.0.8078.79 built on Debian`
 * @returns {string} empty where there is none
 */
export const versionIn = (text) => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? ''

/**
 * How much a picture may differ. Between runs, round corners differ by up to two of 256 shades, and sometimes two
 * dozen pixels of a focus ring's corners by up to 25. Another browser version draws letters and edges differently: then a hundredth
 * of the pixels may differ by more than pixelmatch takes for the same colour.
 * @param {boolean} isSameBrowser
 */
export const tolerance = (isSameBrowser) =>
  isSameBrowser
    ? { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 24 }
    : { threshold: 0.1, includeAA: false, allowedMismatchedPixelRatio: 0.01 }

/**
 * The note before pictures are compared.
 * @param {string} taken the browser version of the committed pictures
 * @param {string} own the version of the installed browser
 * @returns {string | undefined} nothing when both are the same
 */
export const browserNotice = (taken, own) =>
  taken === own
    ? undefined
    : `The pictures were taken by Chromium ${taken}, and this is ${own || 'unknown'}: 1 % of a picture's pixels may differ, not 24 pixels.`
