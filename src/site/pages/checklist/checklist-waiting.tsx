import '../../features/lists/list-results.css'

/** Stands where the collection comes, at its size. */
export function ChecklistWaiting() {
  return (
    <div className="listing" aria-busy="true">
      <p className="muted">Loading your collection…</p>
    </div>
  )
}
