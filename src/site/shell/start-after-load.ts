/** Starts what no page needs in order to be read: when the document and all that it wanted is loaded. */
export function startAfterLoad(): void {
  // In development there is nothing to keep for later, and nobody to count.
  if (!import.meta.env.PROD) return
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start(), { once: true })
}

async function start(): Promise<void> {
  try {
    const { startBackground } = await import('./start-background.ts')
    startBackground()
  } catch (error) {
    // The page works without it, and the next one tries again.
    console.error(error)
  }
}
