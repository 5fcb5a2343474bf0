/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type = 'application/x-chess-pgn'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
