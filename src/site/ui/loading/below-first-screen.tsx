import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from './after-paint.ts'
import { beginsWithFirstScreen } from './first-screen.ts'

/** What follows a page's first screen: rendered after its first frame, see `beginWithFirstScreen`. */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const [isDue, setDue] = useState(() => !beginsWithFirstScreen())
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue])
  // As high as the screen, so that the footer is not in sight meanwhile.
  return isDue ? children : <div style={{ minHeight: '100vh' }} />
}
