import { provideNames } from '#wording/names.ts'

/**
 * Loads what things are called in the page's language, from where its document says. Without them, things have their
 * English names.
 */
export async function loadNames(): Promise<void> {
  try {
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
    if (!link) throw new Error('The document does not say where the names of its language are.')
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(`${link.href} was answered with ${answer.status}.`)
    provideNames(await answer.json())
  } catch (error) {
    console.error(error)
  }
}
