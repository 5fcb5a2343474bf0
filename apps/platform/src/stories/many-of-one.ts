/** For stories that show one part many times: landmarks that a page has only once repeat there. */
export const manyOfOne = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
}
