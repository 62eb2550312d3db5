import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { LazyPart } from './lazy-part.tsx'

const loaders: (() => Promise<void>)[] = []

/** For who renders whole pages at once: afterwards every static island is at hand. */
export async function loadStaticIslands(): Promise<void> {
  await Promise.all(loaders.map((load) => load()))
}

const patienceMs = 3000

/**
 * Before a page is made in the browser: its parts shall stand when it is shown, for their height is where the reader
 * comes back to. One that fails or takes long is asked for again by its place, which tells the reader.
 */
export async function prepareStaticIslands(): Promise<void> {
  const all = Promise.allSettled(loaders.map((load) => load()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/**
 * A part of a page in which nothing ever happens. A page that comes prerendered keeps the markup that it came with, so
 * its reader never loads the code; a page that is made in the browser loads it.
 * @param id of the element around the part; no page may have two of them
 * @param what names the part to a reader who cannot have it: "The similar items"
 */
export function createStaticIsland<Props extends object>(
  id: string,
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null
  const loadOnce = async () => (Part ??= await load())
  loaders.push(async () => void (await loadOnce()))

  return function StaticIsland(props: Props) {
    const isPrerendered = useSyncExternalStore(neverChanges, isFalse, isTrue)
    const [markup] = useState(() => (isPrerendered && 'document' in globalThis ? readMarkup(id) : null))
    if (markup !== null) return <div id={id} dangerouslySetInnerHTML={{ __html: markup }} />
    return (
      <div id={id}>
        {Part ? <Part {...props} /> : <LazyPart what={what} load={loadOnce} props={props} waiting={null} />}
      </div>
    )
  }
}

function readMarkup(id: string): string | null {
  return document.getElementById(id)?.innerHTML ?? null
}

const neverChanges = () => () => {}
/** React asks for the second where it renders on the server, and where it takes over what the server has rendered. */
const isFalse = () => false
const isTrue = () => true
