import type { Fetch } from '@kingside/api'

/**
 * Sends a form and reports how much of it has gone, which `fetch` can't.
 * @param onProgress called with a share from 0 to 1
 */
export const sendWithProgress =
  (onProgress: (share: number) => void): Fetch =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const { status, statusText, responseText } = request
        const type = request.getResponseHeader('content-type') ?? 'text/plain'
        resolve(
          new Response(responseText, { status, statusText, headers: { 'content-type': type } }),
        )
      })
      request.addEventListener('error', () => reject(new TypeError('The server can’t be reached')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body instanceof FormData ? body : null)
    })
