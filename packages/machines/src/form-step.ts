/** A guard or an action that is given the event itself. */
const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
})

/**
 * Where a form is that is being filled in: `editing`, `invalid` (its own rules found problems, which stand at the
 * fields) or `refused` (the server said no, or did not answer).
 */
export const formStates = {
  initial: 'editing',
  states: { editing: {}, invalid: {}, refused: {} },
} as const

/** For `form.change`: what was wrong is no longer said. */
export const formChanged = { target: '.editing', actions: 'clearErrors' } as const

/**
 * For the event with what was filled in: right, it goes to the state that sends it, else to `invalid`.
 * @param parts.isRight the guard that finds no problem in it
 * @param parts.keep the action that keeps it, for a form that is filled in again
 * @param parts.setProblems the action that says what is wrong with it
 * @param parts.target the state that sends it
 */
export const keptSubmit = <
  const IsRight extends string,
  const Keep extends string,
  const SetProblems extends string,
  const Target extends string,
>(parts: {
  readonly isRight: IsRight
  readonly keep: Keep
  readonly setProblems: SetProblems
  readonly target: Target
}) =>
  [
    {
      guard: withEvent(parts.isRight),
      target: parts.target,
      actions: ['clearErrors', withEvent(parts.keep)],
    },
    {
      target: '.invalid',
      actions: ['clearErrors', withEvent(parts.keep), withEvent(parts.setProblems)],
    },
  ] as const

/** As `keptSubmit`, for a form that is never filled in again with what it had: passwords. */
export const secretSubmit = <
  const IsRight extends string,
  const SetProblems extends string,
  const Target extends string,
>(parts: {
  readonly isRight: IsRight
  readonly setProblems: SetProblems
  readonly target: Target
}) =>
  [
    { guard: withEvent(parts.isRight), target: parts.target, actions: 'clearErrors' },
    { target: '.invalid', actions: ['clearErrors', withEvent(parts.setProblems)] },
  ] as const

/** For `onError` of the call: the form says why. @param target its state `refused` */
export const refusedTo = <const Target extends string>(target: Target) =>
  ({ target, actions: withEvent('setError') }) as const

/** For `after` of the call. @param target the form's state `refused` */
export const timedOutTo = <const Target extends string>(target: Target) =>
  ({ requestTimeout: { target, actions: 'setTimedOut' } }) as const
