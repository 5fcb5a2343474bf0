/** Keeps a pointer's events coming to an element wherever it goes. */
export function capturePointer(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // Events that a test makes have no pointer to capture; they reach the element as they bubble.
  }
}

export function releasePointer(element: Element, pointerId: number): void {
  if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId)
}
