/** Reads a body by its type: JSON parsed, a form as its fields, pdf as a `Blob`, else text. Broken JSON stays text; no body is `undefined`. */
export async function readBody(
  message: Pick<Response, 'headers' | 'blob' | 'formData' | 'text'>,
): Promise<unknown> {
  const type = message.headers.get('content-type') ?? ''
  if (type.includes('application/pdf')) return message.blob()
  if (type.includes('multipart/form-data')) return Object.fromEntries(await message.formData())
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
