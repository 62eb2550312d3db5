import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SkillPage } from '#pages/data/thing-pages.ts'
import { makeListEntry } from '#pages/testing/make-list-entry.ts'
import { SkillView } from './skill-view.tsx'

const noted = 'the game publishes no such number'
const coinVacuum: SkillPage = {
  kind: 'skill',
  path: '/skills/coin-vacuum/',
  crumbs: [],
  skill: { id: 'coin-vacuum', name: 'Coin Vacuum', kind: 'driver' },
  names: { de: 'Münzsauger', ja: 'コインすいこみ' },
  category: 'coins',
  strength: null,
  effect: { is: 'reason', text: 'Nobody has judged it.' },
  items: [],
  guides: [],
  neighbours: { previous: null, next: null },
}
const entry = makeListEntry({ kind: 'driver', id: 'mario', name: 'Mario', rank: 1, topCount: 2 })

test('a skill’s strength says whose judgement it is', () => {
  const html = renderToStaticMarkup(
    <SkillView
      data={{ ...coinVacuum, strength: 5, effect: { is: 'reason', text: 'It collects coins.' }, items: [entry] }}
    />,
  )
  expect(html).toContain('5 out of 10')
  expect(html).toContain('It collects coins.')
  expect(html).toContain(noted)
})

test('a skill without items is not judged, and says so once', () => {
  const html = renderToStaticMarkup(<SkillView data={coinVacuum} />)
  expect(html).toContain('No driver in the game has this skill')
  expect(html).not.toContain('0 drivers')
  expect(html).not.toContain('Nobody has judged it.')
  expect(html).not.toContain('out of 10')
  expect(html).not.toContain(noted)
})

test('names in other languages are marked with their language', () => {
  const html = renderToStaticMarkup(<SkillView data={coinVacuum} />)
  expect(html).toContain('<td lang="ja">コインすいこみ</td>')
  expect(html.match(/<tr>/g)).toHaveLength(2)
})
