import type { DeviceKind } from '@kingside/api/facts'
import Bowser from 'bowser'

export interface DescribedBrowser {
  readonly browser: string | null
  readonly system: string | null
  readonly device: DeviceKind | null
}

/** The names of browser and system, and what they run on, as far as a user agent tells them. */
export function describeBrowser(userAgent: string | null): DescribedBrowser {
  if (!userAgent) return { browser: null, system: null, device: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: nameOf(browser.name),
    system: nameOf(os.name),
    device: devices.get(platform.type ?? '') ?? null,
  }
}

/** A page of a member shows it: what is no short name is none. */
const nameOf = (name: string | undefined) =>
  name !== undefined && /^[\w .+-]{1,40}$/.test(name) ? name : null

const devices: ReadonlyMap<string, DeviceKind> = new Map([
  ['desktop', 'computer'],
  ['tablet', 'tablet'],
  ['mobile', 'phone'],
])
