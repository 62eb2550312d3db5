import { useEffect, useState } from 'react'
import type { ItemKind } from '#catalogue/entities.ts'
import { isReweighed, parseReweighing } from '#rankings/reweighing.ts'
import { removeQueryHint } from '../../lists/state/query-hint-script.ts'
import { LazyPart, prepareLazyPart } from '../../../ui/loading/lazy-part.tsx'
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
  const { rankings, reweighing } = props
  const open = isOpen ?? isReweighed(listKinds(rankings), reweighing)
  useEffect(() => {
    // An address that weighs waits for the panel, which would push the table down before the reader's eyes.
    if (!isReweighed(listKinds(rankings), parseReweighing(location.search))) removeQueryHint()
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

function listKinds(rankings: ReweighPanelProps['rankings']): ItemKind[] {
  return rankings.map(({ itemKind }) => itemKind)
}
