import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchLeaving } from '../../ui/loading/leaving.ts'
import { createPageDataClient, type PageDataClient } from './page-data-client.ts'
import type { EmbeddedState } from './read-embedded-state.ts'
import { pageContext } from './testing/page-context.ts'

const embedded: EmbeddedState = {
  data: { kind: 'user-profile', path: '/', crumbs: [] },
  context: pageContext,
}

let asked: string[]
let requests: (RequestInit | undefined)[]
let status: number
let pages: PageDataClient

beforeEach(() => {
  asked = []
  requests = []
  status = 200
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    asked.push(address)
    requests.push(request)
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ hash: 'a1', ...embedded }), { status })
  })
  // Tests that ran before in this worker may have left their document: this one is shown.
  vi.stubGlobal('addEventListener', (type: string, show: () => void) => type === 'pageshow' && show())
  watchLeaving()
  onTestFinished(() => void vi.unstubAllGlobals())
  pages = createPageDataClient({ buildHash: 'a1', embedded })
})

test('the last page read is kept, the rest is fetched again', async () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/karts/kart-${index}/`)
  for (const path of paths) {
    await pages.load(path)
    await pages.load('/drivers/')
  }
  expect(asked).toHaveLength(61)
  await Promise.all(['/drivers/', ...paths.slice(20)].map(pages.load))
  expect(asked).toHaveLength(61)
  await pages.load('/karts/kart-0/')
  expect(asked.at(-1)).toBe('/assets/data/karts/kart-0/index.json')
})

test('only a status of 404 says that there is no page', async () => {
  status = 404
  await expect(pages.load('/drivers/%E4/')).rejects.toMatchObject({ code: 404 })
  const message = 'Failed to fetch /assets/data/drivers/%E4/index.json.'
  for (status of [400, 410, 500]) {
    await expect(pages.load('/drivers/%E4/')).rejects.toMatchObject({ message, code: null })
  }
})

test('the embedded state serves its path once, then the cache does', async () => {
  for (const path of ['/', '/karts/', '/', '/karts', '/']) await pages.load(path)
  expect(asked).toEqual(['/assets/data/karts/index.json'])
})

test('who asks for a path while it is on its way shares the request', async () => {
  const [first, second] = [pages.load('/karts/'), pages.load('/karts/')]
  expect(await first).toBe(await second)
  expect(asked).toHaveLength(1)
})

test('a failure is not kept: the next load fetches again', async () => {
  for (status of [500, 0]) {
    const message = 'Failed to fetch /assets/data/karts/index.json.'
    await expect(pages.load('/karts/')).rejects.toMatchObject({ name: 'PageDataError', message, code: null })
  }
  status = 200
  expect(await pages.load('/karts/')).toEqual(embedded)
  expect(asked).toHaveLength(3)
})

test('an address is asked for as it is written, by GET and with the reader’s cookies', async () => {
  await pages.load('/karts/B-D%C3%A4sher/')
  expect([asked, requests]).toEqual([['/assets/data/karts/B-D%C3%A4sher/index.json'], [{ credentials: 'include' }]])
})

describe('what is fetched ahead', () => {
  /** The browser's own way; null in a browser that has none. */
  let links: Set<EventTarget> | null

  class PrefetchLink extends EventTarget {
    readonly relList = { supports: () => links !== null }
    readonly href = ''
    readonly remove = () => links?.delete(this)
  }
  const settle = (type: string) => {
    for (const link of links ?? []) link.dispatchEvent(new Event(type))
    return new Promise((resolve) => setTimeout(resolve))
  }

  beforeEach(() => {
    links = null
    vi.stubGlobal('document', {
      createElement: () => new PrefetchLink(),
      head: { append: (link: PrefetchLink) => void links?.add(link) },
    })
  })

  test('is each page once, and none that is there', async () => {
    await pages.load('/karts/')
    for (const path of ['/karts/', '/', '/gliders/', '/gliders', '/gliders/']) pages.prefetch(path)
    expect(asked).toEqual(['/assets/data/karts/index.json', '/assets/data/gliders/index.json'])
    await pages.load('/gliders/')
    expect(asked).toHaveLength(2)
  })

  test('may fail silently, and is asked for again when it is opened', async () => {
    status = 0
    pages.prefetch('/karts/')
    await settle('')
    status = 200
    expect(await pages.load('/karts/')).toEqual(embedded)
    expect(asked).toHaveLength(2)
  })

  test.each(['load', 'error'])('comes four at a time, by links that are gone after their %s', async (end) => {
    links = new Set()
    for (let index = 0; index < 6; index += 1) pages.prefetch(`/karts/kart-${index}/`)
    const read = () => [...links!].map((link) => (link as PrefetchLink).href)
    expect(read()).toEqual([0, 1, 2, 3].map((index) => `/assets/data/karts/kart-${index}/index.json`))
    await settle(end)
    expect(read()).toEqual([4, 5].map((index) => `/assets/data/karts/kart-${index}/index.json`))
    await settle(end)
    expect([read(), asked]).toEqual([[], []])
  })
})
