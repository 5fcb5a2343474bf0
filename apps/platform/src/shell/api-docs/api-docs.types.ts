/** A field of what a call takes or answers with. */
export interface ApiField {
  readonly name: string
  /** Such as `string`, `integer | null`, `"white" | "black"` or `object[]`. */
  readonly type: string
  readonly isRequired: boolean
}

/** One call of the API. */
export interface ApiCall {
  /** Its place in the client, such as `timeControls.list`; in an address it follows the `#`. */
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** Who may call. */
  readonly roles: readonly string[]
  /** In the path, in the query, in the body. */
  readonly inputs: readonly (ApiField & { readonly place: 'path' | 'query' | 'body' })[]
  /** A good answer as JSON text; null where there is no body. */
  readonly example: string | null
  readonly status: string
  readonly errors: readonly { readonly status: string; readonly codes: string }[]
}

/** The calls of one area, such as `challenges`. */
export interface ApiArea {
  readonly name: string
  readonly calls: readonly ApiCall[]
}
