import { Button } from '../controls/button.tsx'
import { KeptPagesList } from '../offline/kept-pages-list.tsx'

/** Stands at the address of the page that could not be had. */
export function OfflineView() {
  return (
    <div className="not-found">
      <p className="eyebrow">No connection</p>
      <h1 tabIndex={-1}>You are offline</h1>
      <p>This page is not on this device yet. Try it again when you are connected, or read on in what is here.</p>
      <p className="actions">
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </p>
      <KeptPagesList />
    </div>
  )
}
