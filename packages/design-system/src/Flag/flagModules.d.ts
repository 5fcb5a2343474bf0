/** The package has types only for the entry with all flags. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string
  export default svg
}
