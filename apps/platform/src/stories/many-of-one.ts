/** For stories that show one part many times: landmarks that a page has once stand there with one name. */
export const manyOfOne = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
}
