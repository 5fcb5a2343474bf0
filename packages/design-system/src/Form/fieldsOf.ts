/** Matches the controls of a field in tab order. */
const controls =
  'input:not([type="hidden"], [tabindex="-1"], [aria-hidden="true"]), textarea, select:not([aria-hidden="true"], [tabindex="-1"]), button:not([tabindex="-1"]), [tabindex="0"]'

/** Focuses the control of a field. @returns whether there is one */
function focusIn(field: Element | undefined): boolean {
  const control = field?.querySelector<HTMLElement>(controls)
  control?.focus()
  return control !== undefined && control !== null
}

const fieldsIn = (form: Element) => Array.from(form.querySelectorAll<HTMLElement>('[data-field]'))

/** Focuses the field with this name. */
export const focusField = (form: Element, name: string) =>
  focusIn(fieldsIn(form).find(({ dataset }) => dataset['field'] === name))

/** Focuses the first field with an error. */
export const focusFirstInvalid = (form: Element) =>
  focusIn(fieldsIn(form).find(({ dataset }) => dataset['invalid'] !== undefined))

/** The names with an error, in the order of the fields on the page; names without a field come last. */
export function inPageOrder(names: readonly string[], form: Element | null): string[] {
  const order = form === null ? [] : fieldsIn(form).map(({ dataset }) => dataset['field'])
  const place = (name: string) => {
    const index = order.indexOf(name)
    return index === -1 ? order.length : index
  }
  return [...names].sort((first, second) => place(first) - place(second))
}
