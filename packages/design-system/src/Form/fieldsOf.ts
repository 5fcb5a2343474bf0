/** Finds what can be typed into or pressed in a field, in the order of the Tab key. */
const controls =
  'input:not([type="hidden"], [tabindex="-1"], [aria-hidden="true"]), textarea, select:not([aria-hidden="true"], [tabindex="-1"]), button:not([tabindex="-1"]), [tabindex="0"]'

/** Moves the keyboard to the control of a field. @returns whether there is one */
function focusIn(field: Element | undefined): boolean {
  const control = field?.querySelector<HTMLElement>(controls)
  control?.focus()
  return control !== undefined && control !== null
}

const fieldsIn = (form: Element) => Array.from(form.querySelectorAll<HTMLElement>('[data-field]'))

/** Moves the keyboard to the field with this name. */
export const focusField = (form: Element, name: string) =>
  focusIn(fieldsIn(form).find(({ dataset }) => dataset['field'] === name))

/** Moves the keyboard to the first field that shows an error. */
export const focusFirstInvalid = (form: Element) =>
  focusIn(fieldsIn(form).find(({ dataset }) => dataset['invalid'] !== undefined))

/** The names that have an error, in the order of the fields on the page; names without a field come last. */
export function inPageOrder(names: readonly string[], form: Element | null): string[] {
  const order = form === null ? [] : fieldsIn(form).map(({ dataset }) => dataset['field'])
  const place = (name: string) => {
    const index = order.indexOf(name)
    return index === -1 ? order.length : index
  }
  return [...names].sort((first, second) => place(first) - place(second))
}
