import { createSession } from './create-session.ts'
import { hasSignInHint, signInHintKey } from './sign-in-hint.ts'

/** The session of this page. On the server, where pages are prerendered, nobody asks it anything. */
export const session = createSession(async (shell) => {
  const { keepSession } = await import('../accounts/keep-session.ts')
  const keeper = keepSession(shell)
  // Without an answer there is nobody to follow; whoever asks hears of the failure.
  keeper
    .firstAnswer()
    .then(followChecklist, () => undefined)
    .catch(console.error)
  return keeper
})

/** From the first answer on, what the reader ticks belongs to whoever is signed in. */
async function followChecklist(): Promise<void> {
  const { startChecklist } = await import('../checklist/start-checklist.ts')
  startChecklist(session)
}

/** Finds out who is here where this browser has been signed in, or is from now on in another tab. */
export function startSession(): void {
  if (hasSignInHint()) ask()
  addEventListener('storage', ({ key, newValue }) => key === signInHintKey && newValue !== null && ask())
}

function ask(): void {
  session.firstAnswer().catch(console.error)
}
