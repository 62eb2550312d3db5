import { type ComponentType, useState } from 'react'
import { useHydrating } from '../store/use-in-browser.ts'
import { LazyPart } from './lazy-part.tsx'

const loaders: (() => Promise<void>)[] = []

async function loadAll(wait: (loads: readonly Promise<void>[]) => Promise<unknown>): Promise<void> {
  // The code of an island may have islands of its own.
  for (let known = -1; known < loaders.length;) {
    known = loaders.length
    await wait(loaders.map((load) => load()))
  }
}

/** For renderers of whole pages: loads every static island. */
export async function loadStaticIslands(): Promise<void> {
  await loadAll((loads) => Promise.all(loads))
}

const patienceMs = 3000

/**
 * Loads the islands before a page is rendered in the browser, because a restored scroll position depends on their
 * height. An island that fails or takes too long is requested again where it is rendered, which reports the failure.
 */
export async function prepareStaticIslands(): Promise<void> {
  const all = loadAll((loads) => Promise.allSettled(loads))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

/**
 * A part of a page that never changes. A prerendered page keeps its markup and never loads the code; a page rendered in
 * the browser loads it. The style sheet of an island must be imported by its view, which is always loaded.
 * @param id of the element around the part; unique on each page
 * @param what names the part in the error message: "The similar items"
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
    const isPrerendered = useHydrating()
    const [markup] = useState(() => (isPrerendered && 'document' in globalThis ? readMarkup(id) : null))
    if (markup !== null) return <div id={id} dangerouslySetInnerHTML={markup} />
    return (
      <div id={id}>
        {Part ? <Part {...props} /> : <LazyPart what={what} load={loadOnce} props={props} waiting={null} />}
      </div>
    )
  }
}

/** For React, which replaces the content of an element whenever it gets another object, even one with the same text. */
function readMarkup(id: string): { readonly __html: string } | null {
  const element = document.getElementById(id)
  return element && { __html: element.innerHTML }
}
