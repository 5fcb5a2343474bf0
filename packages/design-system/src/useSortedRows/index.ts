// What orders the rows of a `Table` that are all here. Where a server orders them, a page does not load it.
export { sortRows } from '../Table/tableSort.ts'
export { useSortedRows } from '../Table/useSortedRows.ts'
