/** Reads a body by its type: JSON parsed, pdf as a `Blob`, else text. Broken JSON stays text; no body is `undefined`. */
export async function readBody(
  message: Pick<Response, 'headers' | 'blob' | 'text'>,
): Promise<unknown> {
  const type = message.headers.get('content-type') ?? ''
  if (type.includes('application/pdf')) return message.blob()
  const text = await message.text()
  if (text === '') return undefined
  return /[/+]json\b/.test(type) ? parseJson(text) : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
