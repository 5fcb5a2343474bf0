import type { PopupsDeps } from '@kingside/machines/popups'

/** The part of a router that changes the address. */
export interface AddressRouter {
  readonly state: { readonly location: { readonly search: string } }
  readonly navigate: (
    to: { readonly search: string },
    options: { readonly replace: boolean; readonly preventScrollReset: boolean },
  ) => Promise<void>
  readonly subscribe: (
    listener: (state: { readonly location: { readonly search: string } }) => void,
  ) => () => void
}

/** The query of the page's address. The router is attached later than the machines that write it. */
export interface Address {
  readonly writeQuery: PopupsDeps['writeQuery']
  /** @param onQuery called with every query, including the first one */
  readonly attach: (router: AddressRouter, onQuery: (query: string) => void) => void
}

export function createAddress(): Address {
  let attached: AddressRouter | null = null
  return {
    writeQuery: async ({ query, step }) => {
      await attached?.navigate(
        { search: query },
        { replace: step === 'replace', preventScrollReset: true },
      )
    },
    attach: (router, onQuery) => {
      attached = router
      let known = router.state.location.search
      onQuery(known)
      // The router also reports other changes; an old query sent again would undo one that is being written.
      router.subscribe(({ location: { search } }) => {
        if (search === known) return
        known = search
        onQuery(search)
      })
    },
  }
}
