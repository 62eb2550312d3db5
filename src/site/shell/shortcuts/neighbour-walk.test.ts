import { beforeEach, expect, test } from 'vitest'
import { createNeighbourWalk } from './neighbour-walk.ts'

const toUrl = (day: number) => new URL(`https://topshelf.example/ranking/${day}/`)
const settle = () => new Promise((resolve) => setTimeout(resolve))

let shown: { readonly url: URL }
/** Days to which the reader is on the way. */
let loading: { readonly day: number; readonly end: () => void }[]
let follow: ReturnType<typeof createNeighbourWalk>

beforeEach(() => {
  shown = { url: toUrl(10) }
  loading = []
  follow = createNeighbourWalk({
    readShown: () => shown,
    async findNeighbour(relation) {
      const day = Number(shown.url.pathname.split('/')[2]) + (relation === 'next' ? 1 : -1)
      return day > 0 ? toUrl(day) : null
    },
    navigate(address) {
      const { promise, resolve } = Promise.withResolvers<void>()
      loading.push({ day: Number(address.pathname.split('/')[2]), end: resolve })
      return promise
    },
  })
})

const days = () => loading.map(({ day }) => day)

/** The page that is loading is shown, or another one. */
async function arrive(day: number | undefined = loading.at(-1)?.day): Promise<void> {
  if (day !== undefined) shown = { url: toUrl(day) }
  loading.at(-1)?.end()
  await settle()
}

test('what is pressed while a page loads goes on from there, one page after the other', async () => {
  for (const relation of ['next', 'next', 'prev'] as const) void follow(relation)
  await settle()
  expect(days()).toEqual([11])
  await arrive()
  expect(days()).toEqual([11, 12])
  await arrive()
  expect(days()).toEqual([11, 12, 11])
  await arrive()
  void follow('next')
  await settle()
  expect(days()).toEqual([11, 12, 11, 12])
})

test('of a key that is held down, three more count', async () => {
  for (let press = 0; press < 9; press += 1) void follow('next')
  await settle()
  for (let page = 0; page < 9; page += 1) await arrive()
  expect(days()).toEqual([11, 12, 13, 14])
})

test.each([
  ['could not be opened', 10],
  ['was overtaken by another', 3],
])('what waits for a page that %s counts no longer', async (_what, day) => {
  for (let press = 0; press < 3; press += 1) void follow('next')
  await settle()
  await arrive(day)
  expect(days()).toEqual([11])
  void follow('next')
  await settle()
  expect(days()).toEqual([11, day + 1])
})

test('once the reader has gone elsewhere, a key leads on from there, whatever still loads', async () => {
  void follow('next')
  void follow('next')
  await settle()
  shown = { url: toUrl(20) }
  void follow('next')
  await settle()
  expect(days()).toEqual([11, 21])
  loading[0]?.end()
  await settle()
  await arrive()
  expect(days()).toEqual([11, 21])
})

test('at the end there is nowhere to go', async () => {
  shown = { url: toUrl(1) }
  await follow('prev')
  expect(days()).toEqual([])
})
