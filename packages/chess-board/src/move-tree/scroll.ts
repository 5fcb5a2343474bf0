/** Scrolls the frame only, until the element and one line beside it are visible. */
export function scrollIntoFrame(frame: Element, element: Element): void {
  const outer = frame.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  const above = outer.top - (inner.top - inner.height)
  const below = inner.bottom + inner.height - outer.bottom
  if (above > 0) frame.scrollTop -= above
  else if (below > 0) frame.scrollTop += below
}

/** Scrolls the frame sideways until the element is in its middle; without one to the start. */
export function scrollAlongLine(frame: Element, element: Element | null): void {
  if (!element) {
    frame.scrollLeft = 0
    return
  }
  const outer = frame.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  frame.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
}

/** The nearest button on the line above or below. */
export function moveOnNextLine(
  frame: Element,
  from: EventTarget,
  step: 1 | -1,
): HTMLButtonElement | undefined {
  const buttons = [...frame.querySelectorAll('button')]
  let index = buttons.findIndex((button) => button === from)
  const start = buttons[index]?.getBoundingClientRect()
  if (!start) return undefined
  let line: number | undefined
  let nearest: HTMLButtonElement | undefined
  let shortest = Infinity
  for (index += step; index >= 0 && index < buttons.length; index += step) {
    const button = buttons[index]
    const { top, left, height } = button?.getBoundingClientRect() ?? start
    if (Math.abs(top - start.top) < height / 2) continue
    line ??= top
    if (Math.abs(top - line) >= height / 2) break
    if (Math.abs(left - start.left) < shortest) {
      shortest = Math.abs(left - start.left)
      nearest = button
    }
  }
  return nearest
}
