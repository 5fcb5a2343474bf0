/** Where files are chosen, which is not shown itself. */
export function fileField(root: HTMLElement): HTMLInputElement {
  const field = root.querySelector('input[type="file"]')
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  return field
}
