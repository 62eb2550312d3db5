import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RestOfRanking } from './rest-of-ranking.tsx'

test('a score that is a lower bound is said in the words that ranks have', () => {
  const items = [
    { id: 'luigi', name: 'Luigi', score: 43 },
    { id: 'mechanic', name: 'Mechanic', score: 42, isShort: true },
  ] as const
  const markup = renderToStaticMarkup(<RestOfRanking itemKind="driver" firstRank={26} rest={items} />)
  expect([...markup.matchAll(/<small>(.*?)<\/small>/g)].map(([, words]) => words)).toEqual(['43.0', '42.0 or better'])
})
