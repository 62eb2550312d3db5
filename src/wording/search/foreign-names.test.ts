import { expect, test } from 'vitest'
import { languages } from '#catalogue/languages.ts'
import { joinPieces } from '#pages/data/output-file.ts'
import { smallCatalogue } from '#pages/testing/small-catalogue.ts'
import { buildForeignNamesFile, foreignNamesPath } from './foreign-names.ts'

const drivers = smallCatalogue.items.driver.map((driver) =>
  driver.id === 'boo' ? { ...driver, names: { de: 'Buu Huu', fr: 'Boo', it: 'Buu Huu', ja: 'テレサ' } } : driver,
)
const built = buildForeignNamesFile({ ...smallCatalogue, items: { ...smallCatalogue.items, driver: drivers } })
const file = JSON.parse(joinPieces(built))

test('one row per thing, in the order of the languages', () => {
  expect(built.path).toBe(foreignNamesPath)
  expect(file.languages).toEqual(languages)
  expect(Object.keys(file)).toEqual(['languages', 'driver', 'kart', 'glider', 'course', 'skill', 'keys'])
  expect(file.course).toHaveLength(smallCatalogue.courses.length)
})

test('the names and keys inside the game come with it', () => {
  const tables = {
    ...smallCatalogue.tables,
    'item-keys': [
      { item: 'boo', gameKey: 'item00123', internalName: 'Teresa', sortId: 1 },
      { item: 'mario', gameKey: null, internalName: null, sortId: null },
    ],
    'course-keys': [
      { variant: '3ds-bowsers-castle-r', gameKey: 'Classic_G3ds_BowserCastleR', basis: 'recorded' as const },
    ],
    'tour-keys': [{ tourNumber: 1, gameId: 9, gameKey: 'season_9', basis: 'recorded' as const }],
  }
  expect(JSON.parse(joinPieces(buildForeignNamesFile({ ...smallCatalogue, tables }))).keys).toEqual({
    driver: [['boo', 'item00123', 'Teresa']],
    kart: [],
    glider: [],
    variant: [['3ds-bowsers-castle-r', 'Classic_G3ds_BowserCastleR']],
    tour: [['new-york-tour', 'season_9']],
  })
})

test('names equal to the English or an earlier one are left empty, and so are unknown ones', () => {
  const boo = file.driver.find(([id]: [string]) => id === 'boo')
  expect(boo).toEqual(['boo', 'Buu Huu', '', '', '', '', 'テレサ', '', '', '', ''])
})
