import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReportedShelfView } from '#pages/data/shelf-views.ts'
import { ReportedNotes } from './correction-notes.tsx'

const reported: ReportedShelfView = {
  item: { kind: 'kart', id: 'royale', name: 'Royale', rarity: 'super' },
  variant: { id: '3ds-daisy-hills', courseId: '3ds-daisy-hills', name: '3DS Daisy Hills' },
  place: { shelf: 'top', level: 3 },
  date: '2026-11-03',
  players: 13,
}

test.each<[Partial<ReportedShelfView>, string]>([
  [
    {},
    'Royale is on the top shelf of 3DS Daisy Hills from level 3. Reported by players, 12 confirmations, 3 Nov 2026.',
  ],
  [
    { place: { shelf: 'low', level: 1 }, players: 1 },
    'Royale is on neither shelf that counts of 3DS Daisy Hills. Reported by a player, 3 Nov 2026.',
  ],
  [
    { place: { shelf: 'middle', level: 1 }, players: 2 },
    'Royale is on the middle shelf of 3DS Daisy Hills. Reported by players, 1 confirmation, 3 Nov 2026.',
  ],
])('players’ reports are shown with their source: %j', (change, expected) => {
  const markup = renderToStaticMarkup(<ReportedNotes reported={[{ ...reported, ...change }]} />)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(`Correction: ${expected}`)
})

test('without reports, nothing is shown', () => {
  expect(renderToStaticMarkup(<ReportedNotes />)).toBe('')
})
