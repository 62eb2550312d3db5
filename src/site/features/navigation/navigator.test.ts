import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ChunkLoadError } from './load-page-chunk.ts'
import { type LoadedPage, startNavigator, type Arrival, type Navigator, type Opening } from './navigator.ts'
import { readCurrentEntry } from './history-entries.ts'
import { PageDataError } from './page-data-error.ts'
import { replaceAddress } from './replace-address.ts'
import { openHistory, type TabHistory } from './testing/open-history.ts'
import { pageContext } from './testing/page-context.ts'

const origin = 'https://topshelf.example'
const newBuild = new PageDataError('Hash did not match', 'INVALID_HASH')
const noChunk = new ChunkLoadError('driver', 'error', `${origin}/assets/js/driver.js`)
const offline = new PageDataError('Failed to fetch.')

let tab: TabHistory
let navigator: Navigator
let arrivals: Arrival[]
let retries: (() => void)[]
let isLoading: boolean
/** Paths that were asked for, and what answers for them. */
let guards: Map<string, PromiseWithResolvers<boolean>>
/** Paths for which the visitor was asked to sign in. */
let wanted: string[]
let pages: Map<string, PromiseWithResolvers<LoadedPage>>

const page: LoadedPage = {
  View: () => null,
  data: { kind: 'user-profile', path: '/', crumbs: [] },
  context: pageContext,
}

function ask<Value>(asked: Map<string, PromiseWithResolvers<Value>>, path: string): Promise<Value> {
  const answer = asked.get(path) ?? Promise.withResolvers<Value>()
  asked.set(path, answer)
  return answer.promise
}

beforeEach(() => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  tab = openHistory(`${origin}/drivers/`)
  arrivals = []
  retries = []
  isLoading = false
  guards = new Map()
  wanted = []
  pages = new Map()
  navigator = start(open())
})

test('an address of another site is refused', async () => {
  await expect(navigator.navigate(new URL('https://elsewhere.example/drivers/'))).rejects.toThrow('not on this site')
  expect([...pages.keys()]).toEqual([])
})

/** The document has been opened at the current address. */
function open(isShown = true, isMissing = false): Opening {
  return { url: new URL(location.href), entry: readCurrentEntry(null), isShown, isMissing }
}

function start(opening: Opening): Navigator {
  return startNavigator(
    {
      mayEnter: ({ pathname }) => (pathname.includes('/user/') ? ask(guards, pathname) : Promise.resolve(true)),
      askToSignIn: ({ pathname }) => wanted.push(pathname),
      loadPage: (path) => ask(pages, path ?? ''),
      beforeShow: () => undefined,
      show: (arrival) => arrivals.push(arrival),
      showProgress: (isOn) => (isLoading = isOn),
      reportFailure: (retry) => retries.push(retry),
    },
    opening,
  )
}

const go = (path: string) => void navigator.navigate(new URL(path, origin))
const shown = () => arrivals.map(({ url }) => url.href.slice(origin.length))
const paths = () => tab.hrefs().map((href) => href.slice(origin.length))
const until = (check: () => void) => vi.waitFor(check, { interval: 1 })

/** Answers for a path as soon as it is asked for. */
async function arrive(path: string): Promise<void> {
  await until(() => expect(pages.has(path)).toBe(true))
  pages.get(path)?.resolve(page)
  pages.delete(path)
  await until(() => expect(shown().at(-1)).toContain(path))
}

async function fail(path: string, error: Error): Promise<void> {
  await until(() => expect(pages.has(path)).toBe(true))
  pages.get(path)?.reject(error)
  pages.delete(path)
  await until(() => expect(isLoading).toBe(false))
}

test('an arrived page is one more entry, at its address with the slash', async () => {
  go('/karts?q=dasher#list')
  expect([isLoading, paths()]).toEqual([true, ['/drivers/']])
  await arrive('/karts/')
  expect(paths()).toEqual(['/drivers/', '/karts/?q=dasher#list'])
  expect(arrivals[0]).toMatchObject({ isReturn: false, isSamePath: false, entry: { index: 1 } })
  await until(() => expect(isLoading).toBe(false))
})

test.each([
  ['first', ['/karts/', '/gliders/']],
  ['last', ['/gliders/', '/karts/']],
])('the last navigation wins when its page arrives %s', async (_order, order) => {
  go('/karts/')
  await until(() => expect(pages.size).toBe(1))
  go('/gliders/')
  await until(() => expect(pages.size).toBe(2))
  for (const path of order.toReversed()) pages.get(path)?.resolve(page)
  await until(() => expect(isLoading).toBe(false))
  expect([shown(), paths()]).toEqual([['/gliders/'], ['/drivers/', '/gliders/']])
})

test('one whose address is still being looked up cancels what is loading, and is cancelled by what follows', async () => {
  go('/karts/')
  await until(() => expect(pages.size).toBe(1))
  const isOverdue = navigator.begin()
  pages.get('/karts/')?.resolve(page)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([isOverdue(), shown()]).toEqual([false, []])
  go('/gliders/')
  expect(isOverdue()).toBe(true)
})

test('an overtaken navigation may fail silently, and the progress line of the later one stays', async () => {
  go('/karts/')
  await until(() => expect(pages.size).toBe(1))
  go('/gliders/')
  await until(() => expect(pages.size).toBe(2))
  pages.get('/karts/')?.reject(newBuild)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([isLoading, retries, tab.loads]).toEqual([true, [], []])
  await arrive('/gliders/')
  expect(paths()).toEqual(['/drivers/', '/gliders/'])
})

test('the guard is asked before anything is loaded, and its late answer opens nothing', async () => {
  go('/user/settings/')
  await until(() => expect(guards.size).toBe(1))
  expect(pages.size).toBe(0)
  go('/karts/')
  guards.get('/user/settings/')?.resolve(true)
  await arrive('/karts/')
  expect([shown(), [...pages.keys()]]).toEqual([['/karts/'], []])
})

test('a refusal that comes late does not ask the reader to sign in', async () => {
  go('/user/settings/')
  await until(() => expect(guards.size).toBe(1))
  go('/karts/')
  guards.get('/user/settings/')?.resolve(false)
  await arrive('/karts/')
  expect([shown(), wanted]).toEqual([['/karts/'], []])
})

test('a visitor who may not enter is asked to sign in, and sent home with one entry', async () => {
  go('/user/settings/')
  await until(() => expect(guards.size).toBe(1))
  guards.get('/user/settings/')?.resolve(false)
  await arrive('/')
  expect([shown(), paths(), wanted]).toEqual([['/'], ['/drivers/', '/'], ['/user/settings/']])
})

test('a visitor who may no longer stay is sent home without a question, replacing the entry', async () => {
  go('/user/settings/')
  await until(() => expect(guards.size).toBe(1))
  guards.get('/user/settings/')?.resolve(true)
  await arrive('/user/settings/')
  guards.clear()
  navigator.reopen()
  await until(() => expect(guards.size).toBe(1))
  guards.get('/user/settings/')?.resolve(false)
  await arrive('/')
  expect([paths(), wanted]).toEqual([['/drivers/', '/'], []])
})

test('a visitor already at home who may not enter is asked to sign in, and stays there', async () => {
  go('/')
  await arrive('/')
  go('/user/settings/')
  await until(() => expect(guards.size).toBe(1))
  guards.get('/user/settings/')?.resolve(false)
  await until(() => expect(isLoading).toBe(false))
  expect([shown(), paths(), wanted]).toEqual([['/'], ['/drivers/', '/'], ['/user/settings/']])
})

test('a failure leaves the page and the address, and can be tried again', async () => {
  go('/karts/')
  await fail('/karts/', offline)
  expect([shown(), paths(), tab.loads]).toEqual([[], ['/drivers/'], []])
  retries[0]?.()
  await arrive('/karts/')
  expect(paths()).toEqual(['/drivers/', '/karts/'])
})

test('a failure on the way back restores the address; trying again goes back again', async () => {
  go('/karts/')
  await arrive('/karts/')
  await tab.go(-1)
  await fail('/drivers/', offline)
  await until(() => expect(tab.index()).toBe(1))
  expect([shown(), retries.length]).toEqual([['/karts/'], 1])
  // The step across is no navigation of the reader's.
  expect([isLoading, pages.size]).toEqual([false, 0])
  retries[0]?.()
  await arrive('/drivers/')
  expect([tab.index(), arrivals.at(-1)?.isReturn]).toEqual([0, true])
})

test.each([
  ['a new build', newBuild],
  ['code that cannot be loaded', noChunk],
])('%s: another page is opened as a document, however it was reached', async (_what, error) => {
  go('/karts/?q=a#b')
  await fail('/karts/', error)
  expect([tab.loads, retries]).toEqual([[`assign ${origin}/karts/?q=a#b`], []])
  go('/gliders/')
  await arrive('/gliders/')
  await tab.go(-1)
  await fail('/drivers/', error)
  expect([tab.loads.at(-1), paths(), retries]).toEqual(['reload', ['/drivers/', '/gliders/'], []])
})

test('a new build of the current page is logged, not loaded, and not reported', async () => {
  go('/drivers/?q=mario')
  await fail('/drivers/', newBuild)
  expect([tab.loads, retries, console.error]).toEqual([[], [], expect.anything()])
  expect(console.error).toHaveBeenCalledWith(newBuild)
})

test('code that cannot be loaded for the current page is reported', async () => {
  navigator.reopen()
  await fail('/drivers/', noChunk)
  expect([tab.loads, retries.length]).toEqual([[], 1])
})

test('the current address is not a navigation, and cancels the pending one', async () => {
  go('/karts/')
  await until(() => expect(pages.size).toBe(1))
  go('/drivers')
  expect(isLoading).toBe(false)
  pages.get('/karts/')?.resolve(page)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([shown(), paths()]).toEqual([[], ['/drivers/']])
})

test('Back while a page is loading cancels that page', async () => {
  go('/karts/')
  await arrive('/karts/')
  go('/gliders/')
  await until(() => expect(pages.has('/gliders/')).toBe(true))
  await tab.go(-1)
  await arrive('/drivers/')
  pages.get('/gliders/')?.resolve(page)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([shown(), tab.index()]).toEqual([['/karts/', '/drivers/'], 0])
})

describe('while Back loads', () => {
  beforeEach(async () => {
    go('/karts/')
    await arrive('/karts/')
    go('/gliders/')
    await arrive('/gliders/')
    await tab.go(-1)
  })

  test('a link leads on from the page that is shown, even when it is tried again', async () => {
    go('/tours/')
    await fail('/tours/', offline)
    expect(tab.index()).toBe(2)
    retries[0]?.()
    await arrive('/tours/')
    expect([paths(), tab.index()]).toEqual([['/drivers/', '/karts/', '/gliders/', '/tours/'], 3])
  })

  test('the last of several links wins', async () => {
    go('/tours/')
    go('/skills/')
    await arrive('/skills/')
    expect([shown().slice(2), paths().slice(2)]).toEqual([['/skills/'], ['/gliders/', '/skills/']])
  })

  test('the shown page that is opened again keeps its entry, and so does the one before', async () => {
    navigator.reopen()
    await arrive('/gliders/')
    expect([paths(), tab.index()]).toEqual([['/drivers/', '/karts/', '/gliders/'], 2])
  })

  test('a link within the page that is shown is one more entry of that', async () => {
    await until(() => expect(pages.has('/karts/')).toBe(true))
    go('/gliders/#main')
    await arrive('/gliders/')
    pages.get('/karts/')?.resolve(page)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([shown().at(-1), paths().slice(1)]).toEqual(['/gliders/#main', ['/karts/', '/gliders/', '/gliders/#main']])
  })

  test('a link to the page that is shown stays there', async () => {
    await until(() => expect(pages.has('/karts/')).toBe(true))
    go('/gliders/')
    await until(() => expect(tab.index()).toBe(2))
    pages.get('/karts/')?.resolve(page)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([shown(), isLoading, tab.index()]).toEqual([['/karts/', '/gliders/'], false, 2])
  })
})

test('a typed hash is an entry like any other, and Back from the next leads to it', async () => {
  tab.typeHash('#search')
  await arrive('/drivers/')
  expect(arrivals[0]).toMatchObject({ isReturn: true, isSamePath: true, entry: { index: 1 } })
  go('/karts/')
  await arrive('/karts/')
  expect([arrivals[1]?.entry.index, paths()]).toEqual([2, ['/drivers/', '/drivers/#search', '/karts/']])
})

test('hashes typed in quick succession are separate entries', async () => {
  tab.typeHash('#a')
  tab.typeHash('#b')
  await arrive('/drivers/')
  expect([arrivals.map(({ entry }) => entry.index), paths()]).toEqual([
    [2],
    ['/drivers/', '/drivers/#a', '/drivers/#b'],
  ])
})

test('the address of a missing page stays as typed, until another page is shown', async () => {
  tab = openHistory(`${origin}/drivers/nothing?x=1#y`)
  navigator = start(open(true, true))
  expect(paths()).toEqual(['/drivers/nothing?x=1#y'])
  go('/karts')
  await arrive('/karts/')
  replaceAddress(new URL('/karts', origin))
  expect(navigator.shownUrl().pathname).toBe('/karts/')
})

test('an address rewritten in place is the current one; the previous one is not', async () => {
  replaceAddress(new URL('/drivers/?q=mario', origin))
  go('/drivers/?q=mario')
  expect([isLoading, navigator.shownUrl().search]).toEqual([false, '?q=mario'])
  go('/drivers/')
  await arrive('/drivers/')
  expect([arrivals.length, paths()]).toEqual([1, ['/drivers/?q=mario', '/drivers/']])
})

test('while Back loads, the address is not rewritten: it is that of the page to come', async () => {
  go('/karts/')
  await arrive('/karts/')
  await tab.go(-1)
  replaceAddress(new URL('/drivers/?q=mario', origin))
  expect([paths(), navigator.shownUrl().pathname]).toEqual([['/drivers/', '/karts/'], '/karts/'])
  await arrive('/drivers/')
  replaceAddress(new URL('/drivers/?q=mario', origin))
  expect(paths()).toEqual(['/drivers/?q=mario', '/karts/'])
})

describe('the reader goes back before a reloaded page is interactive', () => {
  test.each([
    ['while it wakes', true],
    ['before it has begun to', false],
  ])('%s: the page of the address comes', async (_when, isBegun) => {
    go('/karts/')
    await arrive('/karts/')
    // Reloaded: this is another document, which does not yet hear what the reader does.
    tab = openHistory(`${origin}/drivers/`)
    const first = open()
    history.pushState({ ...first.entry, id: 'later', index: 1 }, '', '/karts/')
    const later = open()
    await tab.go(-1)
    pages.clear()
    start(isBegun ? later : open(false))
    await arrive('/drivers/')
    expect(arrivals.at(-1)).toMatchObject({ isReturn: true, isSamePath: !isBegun, entry: first.entry })
    expect([paths(), tab.index()]).toEqual([['/drivers/', '/karts/'], 0])
  })
})
