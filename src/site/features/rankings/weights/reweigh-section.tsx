import { useEffect, useState } from 'react'
import { parseReweighing } from '#rankings/reweighing.ts'
import { removeQueryHint } from '../../lists/state/query-hint-script.ts'
import { LazyPart, prepareLazyPart } from '../../../ui/loading/lazy-part.tsx'
import { isReweighed } from './is-reweighed.ts'
import type { ReweighPanelProps } from './reweigh-panel.tsx'
import { loadReweighedRanking } from './weighed-ranking.tsx'
import './reweigh-section.css'
import './reweigh-panel.css'

async function loadPanel() {
  // With what its first move shows: coming after it, the ranking would be drawn twice.
  const [{ ReweighPanel }] = await Promise.all([import('./reweigh-panel.tsx'), prepareLazyPart(loadReweighedRanking)])
  return ReweighPanel
}

/** Closed until somebody wants it, or arrives by an address that weighs. */
export function ReweighSection(props: ReweighPanelProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = isOpen ?? isReweighed(props.rankings, props.reweighing)
  const { rankings } = props
  useEffect(() => {
    // An address that weighs waits for the panel, which would push the table down before the reader's eyes.
    if (!isReweighed(rankings, parseReweighing(location.search))) removeQueryHint()
  }, [rankings])
  return (
    <details className="reweigh" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Weigh it yourself</summary>
      {open && (
        <LazyPart what="The weights" load={loadPanel} props={props} waiting={<div className="reweigh-panel" />} />
      )}
    </details>
  )
}
