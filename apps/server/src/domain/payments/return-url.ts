import { parseOwnPath } from '../accounts/own-path.ts'

/**
 * Where the provider sends the browser back to: a path of the platform, or an address of its own origin.
 * @returns the whole address; null for anything else (S-13, S-14)
 */
export function returnUrl(value: string, siteOrigin: string): string | null {
  const isOwnAddress = value === siteOrigin || value.startsWith(`${siteOrigin}/`)
  const path = parseOwnPath(isOwnAddress ? value.slice(siteOrigin.length) || '/' : value)
  return path === null ? null : `${siteOrigin}${path}`
}
