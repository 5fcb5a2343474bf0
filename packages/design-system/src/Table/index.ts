export {
  Table,
  tableDensities,
  tableHeights,
  tablePhoneLayouts,
  type TableProps,
} from './Table.tsx'
export {
  tableColumnKinds,
  tableColumnWidths,
  type TableColumn,
  type TableRowMarks,
  type TableSelection,
} from './tableColumn.ts'
export { sortDirections, type SortDirection, type SortValue, type TableSort } from './tableSort.ts'
