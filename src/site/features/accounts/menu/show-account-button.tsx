import { createRoot } from 'react-dom/client'
import { accountSlotId } from '../session/account-slot.ts'
import { AccountButton } from './account-button.tsx'

let isShown = false

/** Puts the button into its slot in the header, where it follows the session from then on. */
export function showAccountButton(): void {
  const slot = document.getElementById(accountSlotId)
  if (isShown || !slot) return
  isShown = true
  // A separate React root: the header is the same for everyone and knows nothing about accounts.
  createRoot(slot).render(<AccountButton />)
}
