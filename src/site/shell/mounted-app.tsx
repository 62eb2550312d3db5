import { useEffect, type ReactNode } from 'react'
import { App, type ShownPage } from './app.tsx'

/** Tells when React has taken over the prerendered markup; whatever changes it earlier would pass for a difference. */
export function MountedApp({ page, onMount }: { page: ShownPage; onMount?: () => void }): ReactNode {
  useEffect(() => onMount?.(), [onMount])
  return <App page={page} />
}
