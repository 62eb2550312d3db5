/** Starts what pages can be read without, once the document has loaded. */
export function startAfterLoad(): void {
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start(), { once: true })
}

async function start(): Promise<void> {
  try {
    const { startBackground } = await import('./start-background.ts')
    startBackground()
  } catch (error) {
    // The page works without it, and the next page retries.
    console.error(error)
  }
}
