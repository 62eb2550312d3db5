import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from './after-paint.ts'
import { areDocumentsWhole, beginsWithFirstScreen } from './first-screen.ts'
import { prepareStaticIslands } from './static-island.tsx'

/** What follows a page's first screen: rendered after its first frame, see `beginWithFirstScreen`. */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const [isDue, setDue] = useState(() => !beginsWithFirstScreen())
  useEffect(() => {
    if (isDue) return undefined
    const show = () => startTransition(() => setDue(true))
    // Whoever opens a document has not loaded its islands yet; every other page waits for them.
    return afterPaint(areDocumentsWhole ? show : () => void prepareStaticIslands().then(show))
  }, [isDue])
  // As high as the screen, so that the footer is not in sight meanwhile.
  return isDue ? children : <div style={{ minHeight: '100vh' }} />
}
