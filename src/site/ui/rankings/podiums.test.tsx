import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Podium } from './podiums.tsx'

test('the letter of a tier is said to be one: S is a rarity, too', () => {
  const item = { kind: 'kart', id: 'b-dasher', name: 'B Dasher', rarity: 'high-end' } as const
  const markup = renderToStaticMarkup(<Podium rows={[{ item, rank: 1, score: 41_330, tier: 'S' }]} />)
  expect(markup.replaceAll(/<.*?>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('≈ 41,330 Tier S')
})
