import '../../features/lists/list-results.css'

/** Placeholder for the collection, at its size. */
export function ChecklistWaiting() {
  return (
    <div className="listing" aria-busy="true">
      <p className="muted">Loading your collection…</p>
      <noscript>
        <p>The checklist is stored in your browser: it needs JavaScript.</p>
      </noscript>
    </div>
  )
}
