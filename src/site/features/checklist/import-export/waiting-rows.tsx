import * as say from '#wording/import-export.ts'
import { ItemEmblem } from '../../../ui/emblems/emblem.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { loadChecklistItems } from '../load-checklist-items.ts'
import type { ImportedEntry, WaitingRow } from './imported-checklist.ts'
import './waiting-rows.css'

interface WaitingRowsProps {
  readonly rows: readonly WaitingRow[]
  readonly confirm: (row: WaitingRow, id: string) => void
}

/** More are counted, not drawn: a wrong file may have thousands. */
const shownRows = 50

/** The rows of a file that are not accepted as they are, each with the items that may be meant. */
export function WaitingRows({ rows, confirm }: WaitingRowsProps) {
  const { value: items } = useLoading('The names of the items', loadChecklistItems)
  return (
    <section>
      <h3>{rows.length === 1 ? say.text1LineNeedsA() : say.lengthLinesNeedA({ length: rows.length })}</h3>
      <ul className="waiting-rows" aria-label={say.linesThatNeedA()}>
        {rows.slice(0, shownRows).map((row) => (
          <li key={`${row.where} ${row.item}`}>
            <span>
              <b>{row.where}:</b> {row.why}
            </span>
            {items && row.entry && row.suggestions.length > 0 && (
              <span className="suggestions">
                {describeLevel(row.entry)}. {row.isRepeat ? say.textUseThisFor() : say.didYouMean()}
                {row.suggestions.map((id) => {
                  const item = items.byId.get(id)
                  return (
                    <Button key={id} onClick={() => confirm(row, id)}>
                      {item && <ItemEmblem item={item} />}
                      {`${item?.name ?? id}${row.isRepeat ? '' : '?'}`}
                    </Button>
                  )
                })}
              </span>
            )}
          </li>
        ))}
        {rows.length > shownRows && <li>{say.andLines({ lines: rows.length - shownRows })}</li>}
      </ul>
    </section>
  )
}

function describeLevel({ level }: ImportedEntry): string {
  if (level === null) return say.owned()
  return level === 0 ? say.notOwned() : say.levelLevel({ level })
}
