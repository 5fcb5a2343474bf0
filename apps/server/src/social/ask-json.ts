/** How long a provider may take to answer, in milliseconds. */
const timeoutMs = 8_000

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What a provider answers; null where it refuses, is out of reach or answers no JSON: the person is not confirmed then. */
export async function askJson(fetch: Fetch, url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
