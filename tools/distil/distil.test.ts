import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { makeTemporaryFolder } from '../../tests/make-temporary-folder.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { distilFolder } from './distil-folder.ts'
import { smallFacts, type TableName } from './small-facts.ts'

let folder = ''

beforeEach(() => {
  folder = makeTemporaryFolder()
  for (const [name, text] of Object.entries(smallFacts)) write(`facts/${name}`, text)
  write('content/ranking-days.yaml', 'skipped: []\n')
  write('content/tour-cycle.yaml', cycle)
  write('content/skills/fire-flower.yaml', 'name: Fire Flower\nkind: driver\nstrength: 7\nreason: It hits often.\n')
})

const cycle =
  'first-tour: 3\nstart: 2019-10-23\nlast-tour: 31\ntours:\n  - name: "Halloween Tour ({year})"\n    repeats: new-york-tour\n'

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function read(path: string): string {
  return readFileSync(join(folder, 'content', path), 'utf8')
}

function replaceIn(table: TableName, before: string, after: string): void {
  const text: string = smallFacts[table]
  if (!text.includes(before)) throw new Error(`${table} has no ${before}`)
  write(`facts/${table}`, text.replace(before, after))
}

/** What the command would say, and the code it would end with. */
function distil() {
  try {
    return { status: 0, stdout: `${distilFolder(join(folder, 'facts'), join(folder, 'content'))}\n`, stderr: '' }
  } catch (error) {
    return { status: 1, stdout: '', stderr: `${(error as Error).message}\n` }
  }
}

function runCommand() {
  const script = join(import.meta.dirname, 'distil.ts')
  const args = [script, join(folder, 'facts'), '--content', join(folder, 'content')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('distilling', () => {
  it('creates content without faults, and a second run changes nothing', () => {
    const { status, stdout, stderr } = runCommand()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('drivers/mario.yaml: new\n')
    expect(stdout).toContain('9 of 9 files changed.')
    expect(buildCatalogue(readContent(join(folder, 'content')), { today: '2020-12-31' }).problems).toEqual([])
    const before = readContent(join(folder, 'content'))
    expect(distil().stdout).toBe('The content already matches the facts: 9 files, none changed.\n')
    expect(readContent(join(folder, 'content'))).toEqual(before)
  })

  it('writes items, courses, tours and records as people would', () => {
    distil()
    const names = ['de', 'es-ES', 'es-419', 'fr', 'it'].map((language) => `  ${language}: Mario\n`).join('')
    const east = '  ja: マリオ\n  ko: 마리오\n  pt-BR: Mario\n  zh-Hans: 马力欧\n  zh-Hant: 瑪利歐\n'
    expect(read('drivers/mario.yaml')).toBe(
      `name: Mario\nrarity: super\nskill: fire-flower\ndebut-tour: 1\ngame-id: 5\n\nnames:\n${names}${east}
shelves:
  tour-new-york-minute: middle since 2020-07-15, top at level 3 since 2020-10-15
  tour-new-york-minute-r: top since 2020-07-15
  tour-new-york-minute-t: middle since 2020-07-15 until 2020-08-12
`,
    )
    expect(read('karts/b-dasher.yaml')).toContain(
      'basis: inferred\n\npublic-shelf-counts: { top: 3, middle: 0 }\n\nshelves:',
    )
    expect(read('courses/tour-new-york-minute.yaml')).toBe(`name: New York Minute
platform: tour
kind: city
debut-tour: 1
first-seen: 2020-07-15

names:
  de: New York Runde

variants:
  tour-new-york-minute: { debut-tour: 1, first-seen: 2020-07-15 }
  tour-new-york-minute-r: { debut-tour: 1, first-seen: 2020-07-15, basis: inferred }
  tour-new-york-minute-t: {}

actions:
  tour-new-york-minute: { actions: 195, giant-banana: 205, lucky-seven: 215, boomerang-flower: 235, coin-box: 235, item-boxes: 6, mini-turbos: 38, jump-boosts: 20, dash-panels: 8, glide-actions: 8, course-coins: 32, item-coins: 16 }
`)
    expect(read('tours/new-york-tour.yaml')).toBe(`number: 1
name: New York Tour
start: 2019-09-25
end: 2019-10-09
season-id: 9
new-city-courses: [tour-new-york-minute, tour-new-york-minute-r]

cups:
  - name: Mario Cup
    driver: mario
    courses: [tour-new-york-minute, tour-new-york-minute-r]
  - name: Mii Cup
    courses: [tour-new-york-minute-t, tour-new-york-minute, tour-new-york-minute-r]
    pictured: [mario, mario, mario]

ranked-cups:
  - week: 1
    cup: 1
  - week: 2
    cup: 2
    basis: inferred
`)
    expect(read('tours/tokyo-tour.yaml')).toContain(
      '  - week: 1\n    name: Luigi Cup\n    courses: [tour-new-york-minute-t]\n',
    )
    expect(read('tours/tokyo-tour.yaml')).toContain(
      '\npipe-boosts:\n  - course: 2\n    items: [mario, swooper]\n  - course: 3\n    items: [b-dasher]\n',
    )
    expect(read('shelf-records.yaml')).toBe(
      'records:\n  - date: 2019-10-09\n    tour: 2\n    scope: full\n    source: github.com/someone/values at 81ff145 (courses.json)\n',
    )
  })

  it('adds what is new, and keeps what people wrote', () => {
    distil()
    write(
      'content/skills/fire-flower.yaml',
      '# Judged in 2026.\nname: Fire Flower\nkind: driver\nstrength: 7 # was 8\nreason: It hits often.\n',
    )
    const mario = read('drivers/mario.yaml')
      .replace('game-id: 5', 'game-id: 6 # to be checked')
      .replace('minute-r: top since 2020-07-15', 'minute-r: top since 2020-07-29 # seen in the game')
      .replace('  tour-new-york-minute-t:', '  # Only for a while.\n  tour-new-york-minute-t:')
    write('content/drivers/mario.yaml', mario)
    replaceIn('shelves.csv', 'middle,1,2020-07-15,2020-08-12', 'middle,1,2020-07-15,2020-08-26')
    replaceIn('names.csv', 'Feuerblume', '"Feuerblume: groß"')
    replaceIn('tours.csv', ',inferred', ',recorded')
    const { stdout } = distil()
    expect(stdout).toBe(`drivers/mario.yaml: game-id 6 → 5; shelves: 1 changed
skills/fire-flower.yaml: names: 3 added
tours/halloween-tour-2019.yaml: new
drivers/mario.yaml: note: shelves: tour-new-york-minute-r has a comment, kept; the facts say "top since 2020-07-15"
3 of 10 files changed. Look at them with git diff, then run npm run validate.
`)
    expect(read('drivers/mario.yaml')).toContain('game-id: 5 # to be checked\n')
    expect(read('drivers/mario.yaml')).toContain(`
  tour-new-york-minute-r: top since 2020-07-29 # seen in the game
  # Only for a while.
  tour-new-york-minute-t: middle since 2020-07-15 until 2020-08-26
`)
    expect(read('skills/fire-flower.yaml')).toBe(`# Judged in 2026.
name: Fire Flower
kind: driver
strength: 7 # was 8
reason: It hits often.

names:
  de: "Feuerblume: groß"
  fr: "Fleur\\_de feu"
  zh-Hans: 火之花
`)
  })

  it('keeps what cups, ranked cups and records of the content say beyond the facts', () => {
    distil()
    const path = 'tours/new-york-tour.yaml'
    const cups = read(path)
      .replace(/ {2}- week: 2\n.*/s, '  - week: 2 # from the news\n    cup: 3\n')
      .replace('\n\nranked-cups', '\n  - name: Peach Cup\n    courses: [tour-new-york-minute]\n\nranked-cups')
    write('facts/ranked_cups.csv', smallFacts['ranked_cups.csv'].replace(/^1,New York Tour,2,.*\n/m, ''))
    write(`content/${path}`, cups)
    const record = '  - date: 2019-10-16\n    tour: 2\n    scope: top\n    source: a list # checked twice\n'
    write('content/shelf-records.yaml', read('shelf-records.yaml') + record)
    replaceIn(
      'cups.csv',
      '1,1,Mario Cup,mario,tour-new-york-minute,tour-new-york-minute-r',
      '1,1,Mario Cup,,tour-new-york-minute,',
    )
    const { stdout } = distil()
    expect(stdout).toContain('new-york-tour.yaml: note: cups: Peach Cup is not in the facts, kept')
    expect(stdout).toContain('shelf-records.yaml: note: records: 2019-10-16 is not in the facts, kept')
    expect(read('shelf-records.yaml')).toContain(record)
    expect(read(path)).toContain(`cups:
  - name: Mario Cup
    driver: mario
    courses: [tour-new-york-minute, tour-new-york-minute-r]
`)
    expect(read(path)).toContain('  - name: Peach Cup\n')
    expect(read(path)).toContain('  - week: 2 # from the news\n    cup: 3\n')
  })

  it('knows a cup by its name, wherever it stands, and a ranked cup of which as much is open', () => {
    distil()
    const path = 'tours/new-york-tour.yaml'
    const before = read(path)
    write(
      'facts/cups.csv',
      smallFacts['cups.csv']
        .replace('1,2,Mii', '1,3,Mii')
        .replace(
          /^1,1,.*$/m,
          '1,1,Luigi Cup,,tour-new-york-minute-t,,,recorded\n1,2,Mario Cup,,tour-new-york-minute,,,recorded',
        ),
    )
    write('facts/cup_course_drivers.csv', smallFacts['cup_course_drivers.csv'].replaceAll(/^1,2,/gm, '1,3,'))
    replaceIn(
      'ranked_cups.csv',
      'tour-new-york-minute,tour-new-york-minute-r,,recorded',
      'tour-new-york-minute,,,recorded',
    )
    distil()
    expect(read(path)).toBe(
      before
        .replace('cups:\n', 'cups:\n  - name: Luigi Cup\n    courses: [tour-new-york-minute-t]\n')
        .replace('cup: 2', 'cup: 3')
        .replace('cup: 1', 'cup: 2'),
    )
  })

  it('says which comments it drops', () => {
    distil()
    const records = read('shelf-records.yaml').replace('(courses.json)', '(courses.json) # checked twice')
    write('content/shelf-records.yaml', records)
    write(
      'content/tours/new-york-tour.yaml',
      read('tours/new-york-tour.yaml').replace('cups:', '# From its video.\nbasis: inferred\n\ncups:'),
    )
    replaceIn('snapshots.csv', '2019-10-09', '2019-10-10')
    const { stdout } = distil()
    expect(stdout).toContain('shelf-records.yaml: note: records: comments in it were dropped')
    expect(stdout).toContain('new-york-tour.yaml: note: basis: comments on it were dropped')
  })

  it('changes nothing where a list of the content is faulty, because that list would be lost', () => {
    distil()
    const path = 'shelf-records.yaml'
    write(`content/${path}`, `${read(path)}  - date: 2019-10-16\n    tour: 2\n    scope: full\n    source:\n`)
    replaceIn('drivers.csv', 'super', 'normal')
    const before = readContent(join(folder, 'content'))
    const { status, stderr } = distil()
    expect(status).toBe(1)
    expect(stderr).toBe(
      'shelf-records.yaml: records → 1 → source is faulty. Fix what npm run validate reports, then run this again.\n',
    )
    expect(readContent(join(folder, 'content'))).toEqual(before)
  })
})

describe('faulty tables', () => {
  it('are reported all at once, with table, row and remedy, and change nothing', () => {
    replaceIn('drivers.csv', 'super', 'supper')
    replaceIn('karts.csv', '70011,', '7001l,')
    replaceIn('shelves.csv', 'top,1,2020-07-15,\n', 'top,2,15.7.2020,\n')
    replaceIn('tours.csv', '2,Tokyo Tour,', '2,Tokyo Tour, the second,')
    replaceIn('names.csv', 'kind,slug,zh-Hans', 'kind,slug,zh')
    rmSync(join(folder, 'facts/cups.csv'))
    const before = readContent(join(folder, 'content'))
    expect(runCommand()).toEqual({
      status: 1,
      stdout: '',
      stderr: `tours.csv:3: the row does not have 7 cells, as the first one has
    Put quotes around a cell that holds a comma or a quote.
drivers.csv:2: "rarity" is "supper", which is not one of normal, super, high-end
    Write one of normal, super, high-end in this cell.
karts.csv:2: "game_id" is "7001l", which is not a whole number
    Write a whole number in this cell.
shelves.csv:4: "level" is "2", which is not one of 1, 3, 6, 8
    Write one of 1, 3, 6, 8 in this cell.
shelves.csv:4: "since" is "15.7.2020", which is not a day of the game, written YYYY-MM-DD
    Write a day of the game, written YYYY-MM-DD in this cell.
cups.csv:1: the table is missing
    Put a file cups.csv into the folder.
names.csv:1: the column "zh-Hans" is missing
    Name the columns in the first row: kind,slug,en,de,es-ES,es-419,fr,it,ja,ko,pt-BR,zh-Hans,zh-Hant.
7 faults in the facts. Nothing was written; correct the tables and run this again.
`,
    })
    expect(readContent(join(folder, 'content'))).toEqual(before)
  })

  it('report duplicates, and ids that no row introduces', () => {
    replaceIn('shelves.csv', 'kart,b-dasher', 'kart,b-dashr')
    replaceIn('skills.csv', 'dash-panel-plus', 'fire-flower')
    const { status, stderr } = distil()
    expect(status).toBe(1)
    expect(stderr).toBe(`skills.csv:3: fire-flower is already in row 2
    Keep one of the two.
shelves.csv:6: unknown kart "b-dashr"
    Did you mean "b-dasher"? Every kart has a row in karts.csv.
2 faults in the facts. Nothing was written; correct the tables and run this again.
`)
  })

  it('report courses and cups that do not fit their tour', () => {
    replaceIn('tours.csv', 'New York Minute R', 'New York Minute X')
    replaceIn('cups.csv', '1,2,Mii', '1,3,Mii')
    write('facts/cup_course_drivers.csv', smallFacts['cup_course_drivers.csv'].replaceAll(/^1,2,/gm, '1,1,'))
    const { status, stderr } = distil()
    expect(status).toBe(1)
    expect(stderr).toBe(`tours.csv:2: unknown course variant "New York Minute X"
    Write names from course_variants.csv, separated by " | ".
cups.csv:2: cup 3 comes where cup 2 of tour 1 is expected
    Number the cups of a tour from 1, without gaps.
cup_course_drivers.csv:3: course 1 of cup 1 of tour 1 is tour-new-york-minute, not tour-new-york-minute-t
    Correct the course here or in cups.csv.
cup_course_drivers.csv:4: course 2 of cup 1 of tour 1 is tour-new-york-minute-r, not tour-new-york-minute
    Correct the course here or in cups.csv.
cup_course_drivers.csv:2: course 3 of cup 1 of tour 1 is not known, not tour-new-york-minute-r
    Correct the course here or in cups.csv.
5 faults in the facts. Nothing was written; correct the tables and run this again.
`)
  })

  it('must be in a folder that exists', () => {
    rmSync(join(folder, 'facts'), { recursive: true })
    const { status, stderr } = runCommand()
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^There is no folder .*\/facts\. Name the one with the tables of facts: npm run distil -- FOLDER\n$/,
    )
  })
})

describe('tables that are copied whole', () => {
  beforeEach(() => {
    write('content/sources.yaml', sources)
    write(
      'facts/offers.csv',
      'cycle_position,tour,item_kind,item_slug,rate,only_in_run_of\n1,Halloween Tour,driver,mario,high,\n',
    )
    write(
      'facts/offer_pools.csv',
      'pool,item_kind,item_slug,tour\ngold-premium-challenge,kart,b-dasher,Halloween Tour\n',
    )
    write(
      'facts/bonus_challenges.csv',
      `tour_number,cup_position,cup_key,event_id,rule,course_variant_slug,mirror,team,laps,cc,driver_slug,kart_slug,glider_slug,other_racers,goal_1,goal_2,goal_3
1,1,season_cup_000,9,RaceReversal,tour-new-york-minute,false,false,2,50,mario,b-dasher,swooper,mario/70001/swooper | mario/b-dasher/swooper,1,,
`,
    )
    write('facts/cup_keys.csv', 'game_key,cup\nseason_cup_000,Mario\u00A0Cup\n')
  })

  it('are written with our columns, lists as rows of their own', () => {
    expect(distil().stderr).toBe('')
    expect(read('tables/offers.csv')).toBe('cyclePosition,kind,item,rate,onlyInRunOf\n1,driver,mario,high,\n')
    expect(read('tables/offer-pools.csv')).toContain('gold-premium-challenge,kart,b-dasher,1\n')
    expect(read('tables/cup-keys.csv')).toContain('season_cup_000,Mario Cup\n')
    expect(read('tables/bonus-challenge-racers.csv')).toBe(
      'tourNumber,cupPosition,racer,driver,kart,glider\n1,1,1,mario,,swooper\n1,1,2,mario,b-dasher,swooper\n',
    )
    expect(buildCatalogue(readContent(join(folder, 'content')), { today: '2020-12-31' }).problems).toEqual([])
    expect(distil().stdout).toContain('none changed.')
  })

  it('keep rows that the facts do not have', () => {
    distil()
    write('content/tables/offers.csv', `${read('tables/offers.csv')}1,glider,swooper,low,\n`)
    write(
      'facts/offers.csv',
      'cycle_position,tour,item_kind,item_slug,rate,only_in_run_of\n1,Halloween Tour,driver,mario,low,\n',
    )
    expect(distil().stdout).toContain('tables/offers.csv: note: 1,swooper is not in the facts, kept')
    expect(read('tables/offers.csv')).toBe(
      'cyclePosition,kind,item,rate,onlyInRunOf\n1,driver,mario,low,\n1,glider,swooper,low,\n',
    )
  })

  it('are checked before anything is written', () => {
    write(
      'facts/offers.csv',
      'cycle_position,tour,item_kind,item_slug,rate,only_in_run_of\n1,Halloween Tour,driver,marioo,often,\n2,x,driver,marioo,high,\n',
    )
    const { status, stderr } = distil()
    expect(status).toBe(1)
    expect(stderr).toContain('offers.csv:2: "rate" is "often", which is not one of spotlight, high, normal, low')
    expect(stderr).toContain('offers.csv:3: "item" refers to "marioo", which is unknown\n    Did you mean "mario"?')
    expect(existsSync(join(folder, 'content/tables'))).toBe(false)
  })
})

const sources = `sources:
  a-list: { title: A list, what: All of it. }
tables:
  offers: { from: [a-list] }
  offer-pools: { from: [a-list] }
  cup-keys: { from: [a-list] }
  bonus-challenges: { from: [a-list] }
  bonus-challenge-racers: { from: [a-list] }
`
