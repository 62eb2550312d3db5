import { expect, test } from 'vitest'
import { describeCard, nameCard } from './describe-card.ts'

const week = {
  tour: { id: 'peach-vs-bowser-tour', number: 200, name: 'Peach vs. Bowser Tour' },
  week: 1,
  name: 'Peach Cup',
  start: '2026-11-25',
  end: '2026-12-02',
  basis: 'recorded',
} as const

test('a card of a ranked cup says which week it is for', () => {
  expect(nameCard(week)).toBe('Peach Cup')
  expect(describeCard(week, 'reader')).toBe('My race card, 25 Nov – 2 Dec 2026')
  expect(describeCard(week, 'best')).toBe('Race card: the best there are, 25 Nov – 2 Dec 2026')
})

test('freely chosen courses have no week', () => {
  expect(nameCard(null)).toBe('Race card')
  expect(describeCard(null, 'reader')).toBe('My race card')
})

test('a card that somebody else has sent is not called mine', () => {
  expect(describeCard(week, 'sender')).toBe('Race card that was shared with me, 25 Nov – 2 Dec 2026')
})
