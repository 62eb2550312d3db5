import { describe, expect, test } from 'vitest'
import { languages } from '#catalogue/languages.ts'
import { createForeignSearch, type ForeignKey } from './foreign-search.ts'

const search = createForeignSearch({
  languages,
  driver: [
    ['bowser', '', '', '', '', '', 'クッパ', '쿠파', '', '酷霸王', '庫巴'],
    ['dry-bowser', 'Knochen-Bowser', 'Bowsitos', '', 'Bowser Skelet', 'Skelobowser', 'ほねクッパ', '', '', '', ''],
    ['dry-bones', 'Knochentrocken', 'Huesitos', '', 'Skelerex', 'Tartosso', 'カロン', '헤이호', '', '', ''],
    ['king-boo-gold', 'König Buu Huu (Gold)', '', '', '', '', '', '', '', '', ''],
    ['mario', '', '', '', '', '', 'マリオ', '', '', '马力欧', '瑪利歐'],
    ['mario-santa', '', '', '', '', '', 'マリオ（サンタ）', '', '', '马力欧（圣诞老人）', '瑪利歐（聖誕老人）'],
    ['king-boo', 'König Buu Huu', 'Rey Boo', '', 'Roi Boo', 'Re Boo', 'キングテレサ', '', '', '', ''],
  ],
  kart: [],
  glider: [],
  course: [['n64-rainbow-road', 'N64 Regenbogen-Boulevard', '', '', '', 'N64 Pista Arcobaleno', '', '', '', '', '']],
  skill: [],
  keys: {
    driver: [['king-boo', 'item00047', 'Teresa_King']],
    kart: [],
    glider: [],
    variant: [['3ds-bowsers-castle-r', 'Classic_G3ds_BowserCastleR']],
    tour: [
      ['night-tour', 'season_90'],
      ['night-tour-2025', 'season_90'],
    ],
  },
})
const keys: readonly ForeignKey[] = [
  'driver/dry-bowser',
  'driver/bowser',
  'driver/dry-bones',
  'driver/king-boo',
  null,
  'course/n64-rainbow-road',
  'kart/unknown',
  'driver/king-boo-gold',
  'driver/mario',
  'driver/mario-santa',
]
const find = (query: string) => search.find(keys, query).map(({ index, name, language }) => [index, name, language])

test.each<[query: string, ...found: string[]]>([
  ['item00047', 'driver/king-boo'],
  ['teresa_king', 'driver/king-boo'],
  ['Classic_G3ds_BowserCastleR', 'variant/3ds-bowsers-castle-r'],
  ['season_90', 'tour/night-tour', 'tour/night-tour-2025'],
  // Numbers within them are no queries.
  ['47'],
  ['90'],
])('%s, as the game calls it', (query, ...found) => {
  const all = ['driver/king-boo', 'variant/3ds-bowsers-castle-r', 'tour/night-tour', 'tour/night-tour-2025'] as const
  expect(search.find(all, query).map(({ index, language }) => [all[index], language])).toEqual(
    found.map((key) => [key, null]),
  )
})

describe('things with that name in another language', () => {
  test.each<[query: string, index: number, name: string, language: string]>([
    ['Knochentrocken', 2, 'Knochentrocken', 'de'],
    ['roi boo', 3, 'Roi Boo', 'fr'],
    ['Pista Arcobaleno', 5, 'N64 Pista Arcobaleno', 'it'],
    ['arcobaleno pista', 5, 'N64 Pista Arcobaleno', 'it'],
    ['쿠ㅍ', 1, '쿠파', 'ko'],
    ['酷霸', 1, '酷霸王', 'zh-Hans'],
  ])('%s', (query, ...found) => {
    expect(find(query)).toEqual([found])
  })

  test.each(['マリオ サンタ', 'サンタ マリオ', 'まりお　さんた', '马里奥 圣诞', '瑪莉歐（聖誕'])(
    '%s, words in any order',
    (query) => {
      expect(find(query).map(([index]) => keys[Number(index)])).toEqual(['driver/mario-santa'])
    },
  )

  test.each(['まりお', '马里奥', '馬里奧', '瑪莉歐'])('%s, as players write it', (query) => {
    expect(find(query).map(([index]) => keys[Number(index)])).toEqual(['driver/mario', 'driver/mario-santa'])
  })

  test.each(['クッパ', 'ｸｯﾊﾟ', 'くっぱ'])('%s, the exact name first', (query) => {
    expect(find(query)).toEqual([
      [1, 'クッパ', 'ja'],
      [0, 'ほねクッパ', 'ja'],
    ])
  })

  test.each(['konig', 'König Buu', 'koenig B', 'KÖNIG'])('%s, the plain one first, as in English', (query) => {
    expect(search.find(keys.toReversed(), query).map(({ name }) => name)).toEqual([
      'König Buu Huu',
      'König Buu Huu (Gold)',
    ])
  })

  test('nothing', () => {
    expect(find('xq')).toEqual([])
    expect(find(' ')).toEqual([])
  })
})
