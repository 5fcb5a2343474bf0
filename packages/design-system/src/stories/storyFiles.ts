/** A file with a few bytes, or of a given size. */
export const storyFile = (name: string, type: string, size = 9): File =>
  new File([new Uint8Array(size)], name, { type })

function held(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** A drag of files from outside the page. */
export const dragOfFiles = (type: 'dragenter' | 'drop', ...files: readonly File[]) =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: held(files) })

/** The paste event after files were copied. */
export const pasteOfFiles = (...files: readonly File[]) =>
  new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: held(files) })

/** A drawn picture that needs no server. */
export const storyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#35506b"/><circle cx="122" cy="26" r="13" fill="#f2cf86"/><path d="M0 66 38 36 72 62 104 40 160 74V90H0Z" fill="#22354a"/><path d="M0 78 46 58 96 80 160 66V90H0Z" fill="#16222f"/></svg>',
)}`
