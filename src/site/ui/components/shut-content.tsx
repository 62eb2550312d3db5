import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { afterPaint } from '../loading/after-paint.ts'
import { areDocumentsWhole } from '../loading/first-screen.ts'
import { OpenTabContext } from './address-tabs.tsx'

/**
 * What a `<details>` of an address tab holds. The English document has it for browsers without scripts alone: others read it as one
 * text instead of as thousands of elements. It is drawn once the tab is open and has been painted, so that it can be
 * found on the page and printed.
 */
export function ShutContent({ children }: { children: ReactNode }) {
  const isTabOpen = useContext(OpenTabContext)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(
    () => (isTabOpen && !isDrawn ? afterPaint(() => startTransition(() => setDrawn(true))) : undefined),
    [isTabOpen, isDrawn],
  )
  if (isDrawn) return children
  return areDocumentsWhole && <noscript>{children}</noscript>
}
