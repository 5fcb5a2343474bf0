/** Carries messages between the processes of one site. */
export interface Bus {
  /** Sends to every process that subscribed to the channel, this one included. Messages of one process arrive in their order. */
  readonly publish: (channel: string, message: string) => void
  /** Listens; resolves when everything that is published from now on will come. */
  readonly subscribe: (channel: string, listener: (message: string) => void) => Promise<void>
  /** Whether any process listens to the channel now; one that has ended does so no more. */
  readonly hasSubscribers: (channel: string) => Promise<boolean>
  /** Calls back when the bus carries again after it did not: messages of the meantime are lost. */
  readonly onGap: (listener: () => void) => void
  readonly close: () => Promise<void>
}

/** Says which process does what; each lease is held by one. */
export interface Leases {
  /** Takes a free lease or renews one's own, for `ms`; answers with who holds it now. */
  readonly take: (key: string, holder: string, ms: number) => Promise<string>
  /** Does for many what `take` does for one, at little more than its cost; answers in their order. */
  readonly takeAll: (
    keys: readonly string[],
    holder: string,
    ms: number,
  ) => Promise<readonly string[]>
  /** Gives one's own lease back; another's stays. */
  readonly release: (key: string, holder: string) => Promise<void>
}
