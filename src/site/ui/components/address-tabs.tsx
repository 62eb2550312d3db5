import { createContext, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { areDocumentsWhole } from '../loading/first-screen.ts'
import { useAddressHash } from '../store/use-in-browser.ts'

interface AddressTab {
  /** The id of the heading within the content: `#id` opens the tab. */
  readonly id: string
  /** On the tab. */
  readonly name: string
  /** For screen readers, where the name alone says too little; contains the name. */
  readonly fullName?: string
  readonly content: ReactNode
}

interface AddressTabsProps {
  /** What is chosen between. */
  readonly label: string
  readonly tabs: readonly AddressTab[]
}

/** Whether the tab around a component is the open one; false during hydration. */
export const OpenTabContext = createContext(false)

/**
 * One of several parts of a page; the hash of the address says which, else the first. Tabs are plain links: without
 * scripts, and until they run, style sheets open the part with the link's target. A prerendered page holds all parts
 * (in other languages than English, the first); one that is rendered in the browser only the open one.
 */
export function AddressTabs({ label, tabs }: AddressTabsProps) {
  const hash = useAddressHash()
  const [isPrerendered] = useState(hash === null)
  const chosen = hash === null ? null : (tabs.find(({ id }) => hash === `#${id}`) ?? tabs[0]!).id
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (chosen !== null) revealTab(strip.current)
  }, [chosen])
  return (
    <div className="address-tabs" data-chosen={chosen ?? undefined}>
      {tabs.length > 1 && (
        <nav ref={strip} className="switch" aria-label={label}>
          {tabs.map(({ id, name, fullName }) => (
            <a key={id} href={`#${id}`} aria-label={fullName} aria-current={id === chosen ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {tabs.map(({ id, content }, index) =>
        (isPrerendered && (areDocumentsWhole || index === 0)) || id === chosen ? (
          <div key={id} className={id === chosen ? 'address-tab chosen' : 'address-tab'}>
            <OpenTabContext value={id === chosen}>{content}</OpenTabContext>
          </div>
        ) : null,
      )}
    </div>
  )
}

/** Scrolls the strip alone: `scrollIntoView` would scroll the page, too. */
function revealTab(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[aria-current]')
  if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
}
