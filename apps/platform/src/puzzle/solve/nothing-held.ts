const nothing = () => {}

/** No move of a puzzle awaits a confirmation: a wrong one costs nothing but the try. */
export const nothingHeld = {
  view: { status: 'idle' },
  isAsked: false,
  proposed: null,
  confirm: nothing,
  cancel: nothing,
} as const
