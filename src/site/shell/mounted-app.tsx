import { useEffect, type ReactNode } from 'react'
import { App, type ShownPage } from './app.tsx'

/** Reports when hydration is done; changing the markup earlier would cause a mismatch. */
export function MountedApp({ page, onMount }: { page: ShownPage; onMount?: () => void }): ReactNode {
  useEffect(() => onMount?.(), [onMount])
  return <App page={page} />
}
