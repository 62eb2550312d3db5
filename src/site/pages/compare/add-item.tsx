import { type ReactNode, useState } from 'react'
import type { Comparison } from '#pages/item/compare-address.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/toasts/show-toast.tsx'

/** Puts another item beside those that are there. */
export function AddItem({ children, ...comparison }: Comparison & { readonly children: ReactNode }) {
  const [isLoading, setLoading] = useState(false)

  async function choose(): Promise<void> {
    setLoading(true)
    try {
      const { chooseItem } = await import('./choose-item.tsx')
      await chooseItem(comparison)
    } catch (error) {
      console.error(error)
      showToast({ message: 'The items could not be loaded. You may be offline.', type: 'error' })
    } finally {
      setLoading(false)
    }
  }

  return (
    <Button isBusy={isLoading} onClick={() => void choose()}>
      {children}
    </Button>
  )
}
