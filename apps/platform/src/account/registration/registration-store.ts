import { memoryStore } from '../../platform/storage/index.ts'

const key = 'kingside.registration'

/** Where a registration under way is kept while the tab is open; some of its steps leave the page. */
export const registrationStore = {
  read: () => tabStore().getItem(key),
  /** @param text null forgets it */
  write: (text: string | null): void => {
    try {
      if (text === null) tabStore().removeItem(key)
      else tabStore().setItem(key, text)
    } catch {
      // A full store loses the keeping, not the registration.
    }
  },
}

function tabStore() {
  try {
    // Reading the property itself throws where storage is forbidden.
    return window.sessionStorage
  } catch {
    return memoryStore()
  }
}
