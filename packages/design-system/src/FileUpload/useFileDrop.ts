import { useState, type ClipboardEvent, type DragEvent } from 'react'

/**
 * Lets files be dropped on or pasted into an element. Only for pointers and the clipboard: a button must do the same.
 *
 * @param onFiles called with the dropped or pasted files; without it the element accepts none
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [depth, setDepth] = useState(0)

  const handle = (change: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Without this the browser opens the file, also where nothing may be dropped.
    event.preventDefault()
    change(event)
  }

  return {
    dropping: depth > 0,
    props: {
      // Entering a child fires before leaving its parent, so a counter shows whether the pointer is still inside.
      onDragEnter: handle(() => setDepth((now) => now + 1)),
      onDragLeave: handle(() => setDepth((now) => Math.max(0, now - 1))),
      onDragOver: handle(({ dataTransfer }) => {
        dataTransfer.dropEffect = onFiles ? 'copy' : 'none'
      }),
      onDrop: handle(({ dataTransfer }) => {
        setDepth(0)
        onFiles?.([...dataTransfer.files])
      }),
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles?.(files)
      },
    },
  }
}
