// Sorts the rows of a `Table` that has all of them. A page whose rows a server sorts does not load it.
export { sortRows } from '../Table/tableSort.ts'
export { useSortedRows } from '../Table/useSortedRows.ts'
