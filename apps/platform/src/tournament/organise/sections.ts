/** The parts of the form, from top to bottom. */
export const formSections = ['info', 'place', 'options', 'people'] as const
export type FormSection = (typeof formSections)[number]

/** The id of a part on the page. */
export const sectionId = (section: FormSection) => `form-${section}`
