/** The type of a record without its undefined entries. */
export type Given<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> }

/** Leaves out undefined entries, for libraries that treat `prop={undefined}` as a value. */
export function omitUndefined<Shape extends object>(record: Shape): Given<Shape>
export function omitUndefined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
