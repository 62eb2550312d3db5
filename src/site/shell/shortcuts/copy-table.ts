import { showToast } from '../../ui/toasts/show-toast.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { findCurrentRow } from './find-rows.ts'
import { readTables } from './read-tables.ts'

/** Copies the table around the pressed button, else of the focused row, else the first of the page, as CSV. */
export async function copyTable(pressed?: Element): Promise<void> {
  const near = pressed ?? findCurrentRow() ?? document.querySelector('#main :is(table, ul.rows)')
  const part = near?.closest('section, main')
  const { csv, rows } = readTables(part ? [...part.querySelectorAll<HTMLElement>('table, ul.rows')] : [])
  if (rows === 0) {
    showToast({ message: 'There is no table here to copy.', type: 'warning' })
    return
  }
  try {
    await navigator.clipboard.writeText(csv)
    showToast({ message: `${formatCount(rows, 'row')} copied as CSV.` })
  } catch (error) {
    console.error(error)
    showToast({
      message: 'This browser does not allow copying. Select the table and copy it there.',
      type: 'error',
    })
  }
}
