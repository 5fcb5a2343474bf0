/**
 * Copies a text to the clipboard; in old browsers and without https, by a selection.
 *
 * @throws {Error} when the browser does not allow it
 */
export async function copyText(text: string): Promise<void> {
  // TypeScript's types always have a clipboard, but pages without https have none.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard) return clipboard.writeText(text)
  if (!copyBySelection(text)) {
    throw new Error(
      'The browser did not copy the text, because the page is not secure or the press was too long ago. Show the text for copying by hand.',
    )
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
