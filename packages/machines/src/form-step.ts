/** A guard or an action whose params are the event. */
const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
})

/**
 * The states of a form that is being filled in: `editing`, `invalid` (its own rules found problems, which are shown at
 * the fields) or `refused` (the server refused it or did not answer).
 */
export const formStates = {
  initial: 'editing',
  states: { editing: {}, invalid: {}, refused: {} },
} as const

/** For `form.change`: the shown errors are cleared. */
export const formChanged = { target: '.editing', actions: 'clearErrors' } as const

/**
 * For the event that submits the form: valid values go to the state that sends them, others to `invalid`.
 * @param parts.isRight the guard that finds no problem in the values
 * @param parts.keep the action that keeps the values, for a form that is shown again with them
 * @param parts.setProblems the action that sets the problems
 * @param parts.target the state that sends the values
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

/** Like `keptSubmit`, for values that are never kept: passwords. */
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

/** For `onError` of the call: the form shows the error. @param target its state `refused` */
export const refusedTo = <const Target extends string>(target: Target) =>
  ({ target, actions: withEvent('setError') }) as const

/** For `after` of the call. @param target the form's state `refused` */
export const timedOutTo = <const Target extends string>(target: Target) =>
  ({ requestTimeout: { target, actions: 'setTimedOut' } }) as const
