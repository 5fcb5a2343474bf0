import { memoryStore } from '../../platform/storage/index.ts'

const key = 'kingside.registration'

/** Stores an unfinished registration while the tab is open, because some of its steps leave the page. */
export const registrationStore = {
  read: () => tabStore().getItem(key),
  /** @param text null removes it */
  write: (text: string | null): void => {
    try {
      if (text === null) tabStore().removeItem(key)
      else tabStore().setItem(key, text)
    } catch {
      // If the store is full, the registration continues without being stored.
    }
  },
}

function tabStore() {
  try {
    // Reading the property throws where storage is forbidden.
    return window.sessionStorage
  } catch {
    return memoryStore()
  }
}
