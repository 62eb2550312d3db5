import * as say from '#wording/checklist-page.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { tellLoadFailure } from '../../ui/loading/tell-load-failure.ts'
import type { ChecklistTool } from './show-checklist-tool.tsx'

/** The code of all tools loads with the first. */
export async function openChecklistTool(tool: ChecklistTool): Promise<void> {
  try {
    const { showChecklistTool } = await import('./show-checklist-tool.tsx')
    // It may have been chosen more than once meanwhile.
    if (!isModalOpen()) showChecklistTool(tool)
  } catch (error) {
    console.error(error)
    await tellLoadFailure(say.toolNotLoaded())
  }
}
