import * as say from '#wording/controls.ts'
import type { ReactNode } from 'react'

interface ReportButtonProps {
  /** Without a text it is a flag alone, about the row that it stands in. Keys report that with r: it is no tab stop. */
  readonly children?: ReactNode
}

/** Opens a report that something here is wrong. */
export function ReportButton({ children }: ReportButtonProps) {
  return (
    <button
      type="button"
      className="report-flag"
      data-shortcut="r"
      {...(!children && { title: say.shelfWrong(), tabIndex: -1 })}
    >
      {children}
    </button>
  )
}
