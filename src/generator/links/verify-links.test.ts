import { expect, test } from 'vitest'
import { verifyLinks } from './verify-links.ts'

const site = {
  paths: new Set(['/', '/karts/', '/karts/b-dasher/']),
  files: new Set(['index.html', 'karts/index.html', 'karts/b-dasher/index.html']),
  readDocument: () => '',
  isAsBefore: () => false,
}
const renderPage = (target: string) => () => Promise.resolve(new Map([[target, '/karts/b-dasher/']]))
const renderNothing = () => Promise.reject(new Error('Nothing is to be rendered again.'))

test('the previous build’s links hold for pages that are carried over', async () => {
  const sources = { fresh: new Map([['/karts/', '/']]), earlier: ['/', '/karts/'], renderRest: renderNothing }
  expect((await verifyLinks(sources, site)).toSorted()).toEqual(['/', '/karts/'])
})

test('a dead link of a rendered page is reported', async () => {
  const sources = { fresh: new Map([['/karts/gone/', '/karts/']]), earlier: [], renderRest: renderNothing }
  await expect(verifyLinks(sources, site)).rejects.toThrow(
    'The page /karts/ links to /karts/gone/, which leads to no page and no file.\n1 link is dead.',
  )
})

test('a missing target is looked for in the pages that were carried over', async () => {
  const earlier = ['/karts/', '/karts/gone/']
  const renderRest = renderPage('/karts/gone/')
  await expect(verifyLinks({ fresh: new Map(), earlier, renderRest }, site)).rejects.toThrow(
    'The page /karts/b-dasher/ links to /karts/gone/',
  )
})

test('a link removed together with its target is forgotten', async () => {
  const renderRest = renderPage('/')
  const sources = { fresh: new Map([['/karts/', '/']]), earlier: ['/karts/', '/karts/gone/'], renderRest }
  expect(await verifyLinks(sources, site)).toEqual(['/karts/', '/'])
})
