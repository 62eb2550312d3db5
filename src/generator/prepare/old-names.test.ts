import { describe, expect, test } from 'vitest'
import { createOldNameFinder, type ItemNames } from './old-names.ts'

const names: ItemNames = {
  mario: 'Mario',
  'baby-mario': 'Baby Mario',
  'mario-golf': 'Mario (Golf)',
  "daisy's": 'Daisy’s “Kart”',
}

function finds(now: ItemNames, ...data: readonly string[]): boolean[] {
  const tellsOldName = createOldNameFinder(names, { ...names, ...now })
  return data.map((text) => tellsOldName(() => Buffer.from(JSON.stringify({ text }))))
}

describe('a new name', () => {
  test('concerns the pages that contain the old one', () => {
    expect(finds({ mario: 'Mario Mario' }, 'Mario is S tier.', 'S tier: Luigi')).toEqual([true, false])
  })

  test('does not concern pages that only name items whose names contain it', () => {
    const data = ['Baby Mario and Mario (Golf)', 'Baby Mario and Mario', 'Mario (Go', 'Mario', 'Bab Mario']
    expect(finds({ mario: 'Mario Mario' }, ...data)).toEqual([false, true, true, true, true])
  })

  test('of such an item concerns its own pages', () => {
    expect(finds({ 'baby-mario': 'Mario, the baby' }, 'Baby Mario', 'Mario', 'Mario (Golf)')).toEqual([
      true,
      false,
      false,
    ])
    expect(finds({ mario: 'M', 'mario-golf': 'M (Golf)' }, 'Mario (Golf)', 'Baby Mario')).toEqual([true, false])
  })

  test('is found as page data writes it', () => {
    expect(finds({ "daisy's": 'Daisy’s' }, 'Daisy’s “Kart”')).toEqual([true])
  })
})

test('data is not read while all names stay', () => {
  expect(createOldNameFinder(names, names)(() => expect.unreachable())).toBe(false)
})

test('an item that has gone had a name, too', () => {
  const { mario: _, ...rest } = names
  expect(createOldNameFinder(names, rest)(() => Buffer.from('"Mario"'))).toBe(true)
})
