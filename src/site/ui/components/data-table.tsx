import { createElement, type ReactNode, useMemo, useState } from 'react'
import * as say from '#wording/controls.ts'
import { type SortValue, type Sorting, sortRows } from './sort-rows.ts'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  /** The long form of a short title. */
  readonly hint?: string
  /** Without it, the column does not sort. */
  readonly sortValue?: (row: Row) => SortValue
  /** Aligns the title with the end of the cells. */
  readonly numeric?: boolean
  /** The first press sorts from high to low. */
  readonly descendingFirst?: boolean
  /** A whole `<td>` or `<th scope="row">`: a cell component each would double the cost of a long table. */
  readonly cell: (row: Row, opening: Opening) => ReactNode
}

/** For the cell with the button that opens the details of its row. */
interface Opening {
  readonly isOpen: boolean
  readonly toggle: () => void
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** The id of the column that the rows follow as they are given, from low to high. */
  readonly sortedBy?: string
  readonly keyOf: (row: Row) => string
  /** Class names that decide the column widths, and how a row becomes a card on a phone. */
  readonly layout: string
  /** The details of a row, shown in a row of their own below it. */
  readonly renderDetails?: (row: Row) => ReactNode
}

/**
 * Rows start in the given order; pressing a heading sorts them, a second press reverses, a third restores the order.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sortedBy, keyOf, layout, renderDetails } = props
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const shown = useMemo(() => {
    const valueOf = sorting && columns.find((column) => column.id === sorting.column)?.sortValue
    return sorting && valueOf ? sortRows(rows, valueOf, sorting.descending) : rows
  }, [rows, columns, sorting])
  return (
    <table className={`table ${layout}`}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        {columns.map(({ id }) => (
          <col key={id} className={`col-${id}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              sorting={sorting ?? (sortedBy === undefined ? null : { column: sortedBy, descending: false })}
              onSort={setSorting}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <BodyRow key={keyOf(row)} row={row} columns={columns} renderDetails={renderDetails} />
        ))}
      </tbody>
      {rows.length >= fewestRowsToCopy && (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>
              <CopyTable />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

export const fewestRowsToCopy = 10

/** Copies the tables of its section as CSV: see the shortcut. */
export function CopyTable() {
  return (
    <button type="button" className="button quiet" data-shortcut="c">
      {say.copyAsCsv()}
    </button>
  )
}

interface BodyRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly renderDetails: ((row: Row) => ReactNode) | undefined
}

function BodyRow<Row>({ row, columns, renderDetails }: BodyRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  // Handed over one by one, cells need no keys.
  const cells = columns.map((column) => column.cell(row, { isOpen, toggle: () => setOpen(!isOpen) }))
  return (
    <>
      {createElement('tr', null, ...cells)}
      {isOpen && renderDetails && (
        <tr className="details">
          <td colSpan={columns.length}>{renderDetails(row)}</td>
        </tr>
      )}
    </>
  )
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>
  readonly sorting: Sorting | null
  readonly onSort: (sorting: Sorting | null) => void
}

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const active = sorting?.column === column.id ? sorting : null
  const look = column.numeric ? 'numeric' : undefined
  if (!column.sortValue) {
    return (
      <th scope="col" className={look} title={column.hint}>
        {column.title}
      </th>
    )
  }
  return (
    <th scope="col" className={look} aria-sort={active ? (active.descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" title={column.hint} onClick={() => onSort(turnSorting(column, active))}>
        {column.title}
      </button>
    </th>
  )
}

/** Off → first direction → the other → off. */
function turnSorting<Row>(column: Column<Row>, active: Sorting | null): Sorting | null {
  const first = column.descendingFirst ?? false
  if (!active) return { column: column.id, descending: first }
  return active.descending === first ? { column: column.id, descending: !first } : null
}
