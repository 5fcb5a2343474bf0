import type { UploadItem, UploadState } from './upload.ts'

export type UploadsEvent =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'changed'; id: string; state: UploadState; url?: string }
  | { type: 'removed'; id: string }

/** Keeps the list of files. News of a file that was removed is dropped. */
export function uploadsReducer(
  items: readonly UploadItem[],
  event: UploadsEvent,
): readonly UploadItem[] {
  switch (event.type) {
    case 'added':
      return [...items, ...event.items]
    case 'changed':
      return items.map((item) =>
        item.id === event.id
          ? { ...item, state: event.state, ...(event.url !== undefined && { url: event.url }) }
          : item,
      )
    case 'removed':
      return items.filter((item) => item.id !== event.id)
    default:
      return event satisfies never
  }
}
