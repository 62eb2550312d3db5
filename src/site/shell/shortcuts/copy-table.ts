import * as say from '#wording/shell.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'
import { findCurrentRow } from './find-rows.ts'

const tableSelector = ':is(table, ul.rows, [data-rows])'

/** Copies the table around the pressed button, else of the focused row, else the first of the page, as CSV. */
export async function copyTable(pressed?: Element): Promise<void> {
  const near = pressed ?? findCurrentRow() ?? findFirstTable()
  const part = near?.closest('section, main')
  const { csv, rows } = readTables([...(part?.querySelectorAll<HTMLElement>(tableSelector) ?? [])])
  if (rows === 0) {
    showToast({ message: say.noTable(), type: 'warning' })
    return
  }
  try {
    await navigator.clipboard.writeText(csv)
    showToast({ message: say.rowsCopied({ rows }) })
  } catch (error) {
    console.error(error)
    showToast({
      message: say.copyRefused(),
      type: 'error',
    })
  }
}

function findFirstTable(): Element | undefined {
  const tables = [...document.querySelectorAll(`#main ${tableSelector}`)]
  return tables.find((table) => table.getClientRects().length > 0)
}

/**
 * What tables and lists of rows say, as one table of comma-separated values (RFC 4180, but with line feeds). Where there are
 * several, the caption of each is its first column. Details that a reader has opened are left out.
 */
function readTables(tables: readonly HTMLElement[]): { readonly csv: string; readonly rows: number } {
  const lines = tables.flatMap((table, index) => {
    const [head, rows] =
      table instanceof HTMLTableElement
        ? readTable(table)
        : table.dataset['rows'] === undefined
          ? [null, readList(table)]
          : [['item', 'skill', 'level'], readItems(table)]
    const caption = table.querySelector('caption')?.textContent.trim() ?? table.ariaLabel ?? ''
    const isNamed = tables.length > 1
    return [
      ...(head && index === 0 ? [{ isHead: true, cells: isNamed ? ['table', ...head] : head }] : []),
      ...rows.map((cells) => ({ isHead: false, cells: isNamed ? [caption, ...cells] : cells })),
    ]
  })
  return {
    csv: lines.map(({ cells }) => `${cells.map(quote).join(',')}\n`).join(''),
    rows: lines.filter(({ isHead }) => !isHead).length,
  }
}

function readTable(table: HTMLTableElement): [head: string[] | null, rows: string[][]] {
  const head = table.tHead?.rows[0]
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]).filter((row) => !row.classList.contains('details'))
  return [head ? [...head.cells].map(readCell) : null, rows.map((row) => [...row.cells].map(readCell))]
}

function readList(list: HTMLElement): string[][] {
  return [...list.querySelectorAll(':scope > li')].map((line) =>
    [...(line.querySelector('a') ?? line).children].map(readCell),
  )
}

/** Of a list of items: its name, special skill, and the level that it needs, as far as the list has them. */
function readItems(list: HTMLElement): string[][] {
  return [...list.children].map((line) => {
    const [skill, level] = ['small', '.level'].map((part) => line.querySelector(part))
    const name = [...line.querySelectorAll('.chip > span')].find((part) => part !== level)?.firstChild
    return [name, skill, level].map((part) => (part ? readCell(part) : ''))
  })
}

/** In one line, as screen readers would say it. */
function readCell(cell: Node): string {
  return (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
}

function quote(text: string): string {
  // Spreadsheets take what begins like a formula for one.
  const safe = /^[=+@]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
