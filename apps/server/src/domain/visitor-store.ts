/** Where visitors are kept, each under a uid that only the visitor and this server know. */
export interface VisitorStore {
  readonly create: (uid: string, at: Date) => Promise<void>
  /** Notes that the visitor was seen; `false` when no visitor has this uid. */
  readonly markSeen: (uid: string, at: Date) => Promise<boolean>
}
