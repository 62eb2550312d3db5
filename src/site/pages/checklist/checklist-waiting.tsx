import * as say from '#wording/checklist-page.ts'
import { WaitingLine } from '../../ui/loading/waiting-line.tsx'
import '../../features/lists/list-results.css'

/** Placeholder for the collection, at its size. */
export function ChecklistWaiting() {
  return (
    <div className="listing" aria-busy="true">
      <WaitingLine withoutScripts={say.needsJavaScript()}>{say.loadingCollection()}</WaitingLine>
    </div>
  )
}
