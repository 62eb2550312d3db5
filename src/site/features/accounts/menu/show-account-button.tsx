import { createRoot } from 'react-dom/client'
import { accountPlaceId } from '../session/account-place.ts'
import { AccountButton } from './account-button.tsx'

let isShown = false

/** Puts the button into its place in the header, where it follows the session from then on. */
export function showAccountButton(): void {
  const place = document.getElementById(accountPlaceId)
  if (isShown || !place) return
  isShown = true
  // A root of its own: the header is the same for everybody and knows nothing of accounts.
  createRoot(place).render(<AccountButton />)
}
