import { createSession } from './create-session.ts'

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
