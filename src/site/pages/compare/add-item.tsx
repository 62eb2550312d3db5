import type { ReactNode } from 'react'
import type { Comparison } from '#pages/item/compare-address.ts'
import * as say from '#wording/compare.ts'
import { watchNavigation } from '../../features/navigation/latest-navigation.ts'
import { showLoadFailure } from '../../ui/loading/load-trouble.ts'

/** Puts another item beside those that are there. The code of its dialog loads when it is pressed. */
export function AddItem({ children, ...comparison }: Comparison & { readonly children: ReactNode }) {
  async function choose(): Promise<void> {
    const hasGoneOn = watchNavigation()
    try {
      const { chooseItem } = await import('./choose-item.tsx')
      await chooseItem(comparison, hasGoneOn)
    } catch (error) {
      console.error(error)
      await showLoadFailure(say.itemsNotLoaded())
    }
  }

  return (
    <button type="button" className="button" onClick={() => void choose()}>
      {children}
    </button>
  )
}
