import { expect, test } from 'vitest'
import type { ForeignNamesFile } from '#wording/search/foreign-names.ts'
import { createForeignSearch } from './foreign-search.ts'
import { addEnglish } from './load-foreign-names.ts'

const file: ForeignNamesFile = {
  languages: ['de', 'ja'],
  driver: [['boo', 'Buu Huu', 'テレサ']],
  kart: [],
  glider: [],
  course: [['ds-road', 'DS Straße', '']],
  skill: [],
  keys: { driver: [], kart: [], glider: [], variant: [], tour: [] },
}

test('on a German page, things are found by their English names, too', () => {
  const english = {
    driver: [['Boo', 'boo', 'normal']],
    kart: [],
    glider: [],
    course: [['DS Road', 'ds-road']],
    skill: [],
  } as const
  const search = createForeignSearch(addEnglish(file, english))
  expect(search.find(['driver/boo', 'course/ds-road'], 'boo')).toEqual([{ index: 0, name: 'Boo', language: 'en' }])
  expect(search.find(['driver/boo', 'course/ds-road'], 'road')).toEqual([{ index: 1, name: 'DS Road', language: 'en' }])
  expect(search.find(['driver/boo', 'course/ds-road'], 'テレサ')).toEqual([
    { index: 0, name: 'テレサ', language: 'ja' },
  ])
})
