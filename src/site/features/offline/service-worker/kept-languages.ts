import { routes } from '#pages/routes/routes.ts'
import { nameStores } from '../stores.ts'
import { isMostMissing, unpack } from './packs-first.ts'
import { scope } from './worker-scope.ts'

const storeName = nameStores(scope.site.hash).languages

const complete = new Map<string, Promise<void>>()

/** Stores what a language has of its own, if it is not there already. A failure is forgotten. */
export function keepLanguage(prefix: string): Promise<void> {
  const known = complete.get(prefix) ?? fillStore(prefix)
  complete.set(prefix, known)
  known.catch(() => complete.delete(prefix))
  return known
}

/** The languages that the reader has read the site in, for a new worker to bring up to date. */
export async function keepLanguagesAgain(): Promise<void> {
  const kept = new Set((await (await caches.open(storeName)).keys()).map(({ url }) => new URL(url).pathname))
  // The document without which nothing can be shown.
  const wanted = Object.keys(scope.site.languages).filter((prefix) => kept.has(prefix + routes.offline))
  // Whatever fails comes with the next page.
  await Promise.allSettled(wanted.map(keepLanguage))
}

async function fillStore(prefix: string): Promise<void> {
  const { pack, files } = scope.site.languages[prefix]!
  const store = await caches.open(storeName)
  const stored = new Set((await store.keys()).map(({ url }) => url))
  const isMissing = ({ url, revision }: { url: string; revision: string | null }) =>
    !stored.has(new URL(keyOf(url, revision), location.origin).href)
  if (pack && isMostMissing(files.filter(isMissing).length, files.length)) {
    await unpack(store, pack, () => undefined)
    // The pack holds those whose names change with their content.
    for (const { url, revision } of files) if (revision === null) stored.add(new URL(url, location.origin).href)
  }
  for (const { url, revision } of files.filter(isMissing)) {
    const answer = await fetch(url, { cache: revision === null ? 'default' : 'no-cache' })
    if (!answer.ok) throw new TypeError(`${url} was answered with ${answer.status}.`)
    await store.put(keyOf(url, revision), answer)
  }
}

function keyOf(url: string, revision: string | null): string {
  return revision === null ? url : `${url}?${revision}`
}

/** A file of a language; undefined if it is not stored. */
export async function findKept(prefix: string, url: string): Promise<Response | undefined> {
  const file = scope.site.languages[prefix]?.files.find((each) => each.url === url)
  return file && (await caches.open(storeName)).match(keyOf(file.url, file.revision))
}

/** Drops what no language has any more. */
export async function dropOldFiles(): Promise<void> {
  const store = await caches.open(storeName)
  const groups = Object.values(scope.site.languages)
  const known = new Set(groups.flatMap(({ files }) => files.map(({ url, revision }) => keyOf(url, revision))))
  const old = (await store.keys()).filter(({ url }) => !known.has(url.slice(location.origin.length)))
  await Promise.all(old.map((request) => store.delete(request)))
}
