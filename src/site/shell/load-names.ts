import { provideNames } from '#wording/names.ts'

/**
 * Loads what things are called in the page's language, from where its document says. Without them, things have their
 * English names.
 */
export async function loadNames(): Promise<void> {
  try {
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
    // Nobody has written them down.
    if (!link) return
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(`${link.href} was answered with ${answer.status}.`)
    provideNames(await answer.json())
  } catch (error) {
    console.error(error)
  }
}
