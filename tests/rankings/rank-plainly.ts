/**
 * The points once more, as slowly and plainly as their definition reads, to check the real ones against. It shares no
 * code with src/rankings, on purpose, and works on dates as text.
 */
import type {
  Catalogue,
  CourseActions,
  CourseVariant,
  Item,
  ItemKind,
  ShelfRelation,
  Tour,
} from '#catalogue/entities.ts'

export interface PlainRow {
  readonly item: Item
  readonly score: number
  /** Beyond the plain item. */
  readonly beyond: number
  readonly levelNeeded: number
  readonly top: PlainCounts
  readonly middle: PlainCounts
  readonly topAtLevelOne: number
}

interface PlainCounts {
  readonly cup: number
  readonly tour: number
  readonly all: number
}

/** 'day', 'game', a tour by its number, one of its ranked weeks, or a course variant. */
export type PlainSubject =
  | 'day'
  | 'game'
  | { readonly tour: number; readonly week?: 1 | 2 }
  | { readonly course: string }

interface PlainRace {
  readonly variantId: string
  /** By item id: how many shelves higher it stands. */
  readonly lifted: ReadonlyMap<string, number>
}

const placesInOrder = ['bottom', 'middle', 'top'] as const
type Place = (typeof placesInOrder)[number]

const raritiesInOrder = ['normal', 'super', 'high-end'] as const

const kinds = ['driver', 'kart', 'glider'] as const

/** The items of a kind that the subject ranks on a date, best first. */
export function rankPlainly(catalogue: Catalogue, date: string, kind: ItemKind, subject: PlainSubject): PlainRow[] {
  const tour = catalogue.tours.filter((each) => each.start <= date && date < each.end)[0]!
  const week = tour.rankedCups.filter((each) => each.start <= date && date < each.end)[0]
  const game = lookAtGame(catalogue, date)
  const allRaces = game.races
  const items = catalogue.items[kind].filter((item) => debutOf(item, catalogue) <= date)
  const cupRaces = week ? racesOf(catalogue, tour, week.name, week.cupPosition, week.variantIds) : []
  const tourRaces = tour.cups.length > 0 ? racesOfTour(catalogue, tour) : []
  const pointsOf = (item: Item | null, race: PlainRace) => scoreIn(game, kind, item, race)
  const mean = (item: Item | null, races: readonly PlainRace[], count: (race: PlainRace) => number = () => 1) => {
    const [points, total] = races.reduce(
      ([sum, all], race) => [sum + count(race) * pointsOf(item, race), all + count(race)],
      [0, 0],
    )
    return points / total
  }
  const occasions = countOccasionsPlainly(catalogue, tour)
  const inTour = variantsOf(tour)
  const races =
    typeof subject === 'string'
      ? []
      : 'course' in subject
        ? allRaces.filter(({ variantId }) => variantId === subject.course)
        : racesOfTour(catalogue, catalogue.tours[subject.tour - 1]!, subject.week)
  const isHeld = (item: Item, race: PlainRace) => placeOf(game, item, race) !== 'bottom'
  const isCupKnown = cupRaces.some((race) => items.some((item) => isHeld(item, race)))
  const scoreOf = (item: Item | null): number => {
    if (subject === 'game') return item === null ? 0 : worthOf(game, kind, item, items, allRaces, occasions)
    if (subject !== 'day') return mean(item, races)
    const zones = [
      ...(isCupKnown ? [[50, mean(item, cupRaces)] as const] : []),
      ...(tourRaces.length > 0 ? [[30, mean(item, tourRaces)] as const] : []),
      [20, mean(item, allRaces, ({ variantId }) => occasions(variantId))] as const,
    ]
    const total = zones.reduce((sum, [share]) => sum + share, 0)
    return zones.reduce((sum, [share, points]) => sum + (share / total) * points, 0)
  }
  const plain = scoreOf(null)
  const rows = items.map((item): PlainRow => {
    const tops = new Set(variantsOn(item, 'top', date, catalogue))
    const middles = new Set(variantsOn(item, 'middle', date, catalogue)).difference(tops)
    const count = (ids: ReadonlySet<string>, place: Place): PlainCounts => ({
      cup: cupRaces.filter((race) => placeOf(game, item, race) === place).length,
      tour: [...ids].filter((id) => inTour.has(id)).length,
      all: ids.size,
    })
    const topByLevel = [1, 3, 6, 8].map((level) => ({ level, ids: variantsOn(item, 'top', date, catalogue, level) }))
    const levelOn = (id: string) => topByLevel.find(({ ids }) => ids.includes(id))!.level
    const needed =
      typeof subject === 'string'
        ? [...tops].map(levelOn)
        : races.flatMap((race) => {
            const isPlain = placeOf(game, item, { ...race, lifted: new Map() }) === 'top'
            return isPlain && !race.lifted.has(item.id) ? [levelOn(race.variantId)] : []
          })
    const score = scoreOf(item)
    return {
      item,
      score,
      beyond: subject === 'game' ? score : score - plain,
      levelNeeded: Math.max(1, ...needed),
      top: count(tops, 'top'),
      middle: count(middles, 'middle'),
      topAtLevelOne: topByLevel[0]!.ids.length,
    }
  })
  return rows
    .filter(({ item, top, middle }) =>
      subject === 'day' || subject === 'game' ? top.all + middle.all > 0 : races.some((race) => isHeld(item, race)),
    )
    .toSorted((a, b) => comparePlainly(a, b, catalogue))
}

/** S, A, B, C from these points on. */
export function tierPlainly(points: number, [s, a, b, c]: readonly number[]): string {
  return points >= s! ? 'S' : points >= a! ? 'A' : points >= b! ? 'B' : points >= c! ? 'C' : 'D'
}

/** Who stands where, and the best three of each race, found by trying all that differ. */
interface PlainGame {
  readonly catalogue: Catalogue
  readonly items: Readonly<Record<ItemKind, readonly Item[]>>
  readonly places: ReadonlyMap<string, ReadonlyMap<string, Place>>
  /** On every course variant, outside all cups. */
  readonly races: readonly PlainRace[]
  readonly best: Map<PlainRace, Readonly<Record<ItemKind, Standing>>>
}

/** What tells items apart in a race. */
interface Standing {
  readonly rarity: Item['rarity']
  readonly skill: string
  readonly place: Place
}

const games = new Map<string, PlainGame>()

function lookAtGame(catalogue: Catalogue, date: string): PlainGame {
  const known = games.get(date)
  if (known?.catalogue === catalogue) return known
  const listItems = (kind: ItemKind) => catalogue.items[kind].filter((item) => debutOf(item, catalogue) <= date)
  const items = { driver: listItems('driver'), kart: listItems('kart'), glider: listItems('glider') }
  const places = new Map(
    kinds
      .flatMap((kind) => items[kind])
      .map((item) => {
        const ofItem = new Map<string, Place>()
        for (const id of variantsOn(item, 'middle', date, catalogue)) ofItem.set(id, 'middle')
        for (const id of variantsOn(item, 'top', date, catalogue)) ofItem.set(id, 'top')
        return [item.id, ofItem] as const
      }),
  )
  const races = [...catalogue.variantById.keys()].map((variantId) => ({ variantId, lifted: new Map<string, number>() }))
  const game = { catalogue, items, places, races, best: new Map() }
  games.set(date, game)
  return game
}

function placeOf({ places }: PlainGame, item: Item, { variantId, lifted }: PlainRace): Place {
  const place = places.get(item.id)?.get(variantId) ?? 'bottom'
  return placesInOrder[Math.min(2, placesInOrder.indexOf(place) + (lifted.get(item.id) ?? 0))]!
}

/** Of all its cups; of one ranked week if it is asked for. */
function racesOfTour(catalogue: Catalogue, tour: Tour, week?: 1 | 2): PlainRace[] {
  const ranked = tour.rankedCups.filter((cup) => (week === undefined ? cup.cupPosition === null : cup.week === week))
  const cups = week === undefined ? tour.cups : []
  return [
    ...cups.flatMap((cup) => racesOf(catalogue, tour, cup.name, cup.position, cup.variantIds)),
    ...ranked.flatMap((cup) => racesOf(catalogue, tour, cup.name, cup.cupPosition, cup.variantIds)),
  ]
}

/** Cup drivers on all courses, Mii racing suits on the first and in their own cup, pipes on the second or third. */
function racesOf(
  catalogue: Catalogue,
  tour: Tour,
  name: string | null,
  position: number | null,
  variantIds: readonly string[],
): PlainRace[] {
  const cup = tour.cups.find((each) => each.position === position)
  const named = cup?.name ?? name
  const driver = cup?.driverId ?? catalogue.items.driver.find((each) => `${each.name} Cup` === named)?.id
  const suits = catalogue.items.driver.filter((each) => each.name.endsWith('Mii Racing Suit'))
  return variantIds.map((variantId, index) => {
    const lifted = new Map<string, number>()
    const lift = (id: string) => lifted.set(id, (lifted.get(id) ?? 0) + 1)
    if (driver) lift(driver)
    for (const suit of suits) {
      if (named === 'Mii Cup') lift(suit.id)
      if (index === 0 && tour.number >= 65) lift(suit.id)
    }
    for (const { course, itemIds } of tour.pipeBoosts) if (course === index + 1) itemIds.forEach(lift)
    return { variantId, lifted }
  })
}

/** Of a race with the item, or with the plain one, and the best partners. */
function scoreIn(game: PlainGame, kind: ItemKind, item: Item | null, race: PlainRace): number {
  const best = findBest(game, race)
  const standing: Standing =
    item === null ? { rarity: 'high-end', skill: '', place: 'bottom' } : standingOf(game, item, race)
  return scorePlainly(game.catalogue, race.variantId, { ...best, [kind]: standing })
}

function standingOf(game: PlainGame, item: Item, race: PlainRace): Standing {
  const skill = item.skillId !== null && countedSkills.has(item.skillId) ? item.skillId : ''
  return { rarity: item.rarity, skill, place: placeOf(game, item, race) }
}

/** Of equal loadouts the later skill counts. */
const countedSkills = new Set(
  [
    'boomerang-flower coin-box lucky-seven giant-banana triple-bananas',
    'mini-turbo-plus jump-boost-plus dash-panel-plus rocket-start-plus slipstream-plus',
    'coin-plus banana-plus',
  ].flatMap((line) => line.split(' ')),
)

function findBest(game: PlainGame, race: PlainRace): Readonly<Record<ItemKind, Standing>> {
  const known = game.best.get(race)
  if (known) return known
  const list = (kind: ItemKind) => {
    const standings = game.items[kind].map((item) => standingOf(game, item, race))
    const distinct = [...new Map(standings.map((each) => [JSON.stringify(each), each])).values()]
    // Higher shelves and rarities only ever add points; that leaves few enough to try them all.
    return distinct
      .filter(
        (each) => !distinct.some((other) => other !== each && other.skill === each.skill && isAtLeast(other, each)),
      )
      .toSorted((a, b) => orderOf(b) - orderOf(a))
  }
  let best: Readonly<Record<ItemKind, Standing>> | null = null
  let most = -1
  const [karts, gliders] = [list('kart'), list('glider')]
  for (const driver of list('driver'))
    for (const kart of karts)
      for (const glider of gliders) {
        const points = scorePlainly(game.catalogue, race.variantId, { driver, kart, glider })
        if (points > most + 1e-9) [best, most] = [{ driver, kart, glider }, points]
      }
  game.best.set(race, best!)
  return best!
}

function orderOf({ rarity, skill }: Standing): number {
  return raritiesInOrder.indexOf(rarity) * 100 + [...countedSkills].indexOf(skill)
}

function isAtLeast(a: Standing, b: Standing): boolean {
  const [rarities, places] = [raritiesInOrder, placesInOrder]
  return rarities.indexOf(a.rarity) >= rarities.indexOf(b.rarity) && places.indexOf(a.place) >= places.indexOf(b.place)
}

const bases = {
  driver: { normal: 816, super: 1080, 'high-end': 1610 },
  kart: { normal: 408, super: 492, 'high-end': 805 },
  glider: { normal: 408, super: 492, 'high-end': 805 },
}

/** By rarity. */
const kartSkills: Pay = {
  'mini-turbo-plus': [2, 3, 4],
  'jump-boost-plus': [4, 6, 8],
  'dash-panel-plus': [5, 10, 15],
  'rocket-start-plus': [30, 50, 80],
  'slipstream-plus': [20, 40, 80],
}
const gliderSkills: Pay = { 'coin-plus': [1, 2, 3], 'banana-plus': [10, 20, 30] }
type Pay = Readonly<Record<string, readonly number[]>>

/** At level 8 and cap step 4, player level 150. */
function scorePlainly(catalogue: Catalogue, variantId: string, loadout: Readonly<Record<ItemKind, Standing>>): number {
  const { driver, kart, glider } = loadout
  const counts = actionsOf(catalogue, variantId)
  const isBattle = catalogue.variantById.get(variantId)!.mode === 'battle'
  const base = kinds.reduce((sum, kind) => sum + bases[kind][loadout[kind].rarity], 0)
  const onTop = kinds.filter((kind) => loadout[kind].place === 'top')
  const boost = onTop.reduce((sum, kind) => sum + bases[kind][loadout[kind].rarity] * 7, 0) / 200
  const skill = driver.skill
  const n = counts.actions
  const withSkill = (counts.withSkill as Readonly<Record<string, number>>)[skill] ?? n
  const actions = driver.place === 'top' ? withSkill : driver.place === 'middle' ? n - 40 : 50 + withSkill - n
  const itemCoins =
    counts.itemCoins + (skill === 'boomerang-flower' || skill === 'coin-box' ? 25 : skill === 'lucky-seven' ? 35 : 40)
  const boxCoins = skill === 'boomerang-flower' ? 40 : skill === 'coin-box' ? (counts.itemBoxes >= 6 ? 55 : 35) : 0
  const boomerangs = skill === 'boomerang-flower' ? 8 : 0
  const hits = { 'giant-banana': 35, 'triple-bananas': 20, 'lucky-seven': 8, 'coin-box': 2 } as Record<string, number>
  const bananas = isBattle ? 6 : (hits[skill] ?? 4)
  const balloons = isBattle ? 6 : 0
  const coins = counts.courseCoins + itemCoins + boxCoins
  const listed = counts.miniTurbos + counts.jumpBoosts + counts.dashPanels + counts.glideActions
  const rest = Math.max(0, actions - listed - coins - bananas - boomerangs - balloons)
  const laps = /^gcn-baby-park(-r|-rt)?$/.test(variantId)
    ? 800
    : /^(3ds-rainbow-road.*|gcn-baby-park-t)$/.test(variantId)
      ? 400
      : 200
  const actionPoints =
    30 +
    laps +
    5 * counts.miniTurbos +
    10 * (counts.jumpBoosts + counts.dashPanels + counts.glideActions) +
    5 * coins +
    25 * (boomerangs + bananas) +
    150 * balloons +
    (isBattle ? 15 : 8) * rest
  const kartFactor =
    { top: 2, middle: 1.5, bottom: 1 }[kart.place] * { normal: 1.2, super: 1.25, 'high-end': 1.3 }[kart.rarity]
  const times = {
    'mini-turbo-plus': counts.miniTurbos,
    'jump-boost-plus': counts.jumpBoosts,
    'dash-panel-plus': counts.dashPanels,
    'coin-plus': itemCoins,
    'banana-plus': bananas,
  } as Record<string, number>
  const pay = (table: Pay, { skill: own, rarity }: Standing) =>
    (table[own]?.[raritiesInOrder.indexOf(rarity)] ?? 0) * (times[own] ?? 1)
  const kartSkill = pay(kartSkills, kart)
  const gliderSkill = pay(gliderSkills, glider)
  const combo = { top: 3, middle: 2, bottom: 1 }[glider.place] * (120 + 15 * (actions - 16))
  const levels = (Math.ceil(boost - 1e-9) + boost) * Math.min(200, actions)
  return base + 6000 + actionPoints * kartFactor + kartSkill + gliderSkill + combo + levels
}

const actionsKnown = new Map<string, CourseActions>()

function actionsOf(catalogue: Catalogue, variantId: string): CourseActions {
  const known = actionsKnown.get(variantId)
  if (known) return known
  const variant = catalogue.variantById.get(variantId)!
  const actions = variant.actions ?? guessActions(catalogue, variant)
  actionsKnown.set(variantId, actions)
  return actions
}

function guessActions(catalogue: Catalogue, variant: CourseVariant): CourseActions {
  const course = catalogue.courseById.get(variant.courseId)!
  const siblings = countedOf(course.variants)
  const alike = catalogue.courses
    .filter((each) => each.kind === course.kind)
    .flatMap((each) => countedOf(each.variants.filter((other) => other.variant === variant.variant)))
  const sample = siblings.length > 0 ? siblings : alike
  const meanOf = (key: Exclude<keyof CourseActions, 'withSkill'>) => roundedMean(sample.map((each) => each[key]))
  const withSkill = (skill: keyof CourseActions['withSkill']) =>
    roundedMean(sample.map((each) => each.withSkill[skill]))
  return {
    actions: meanOf('actions'),
    withSkill: {
      'giant-banana': withSkill('giant-banana'),
      'lucky-seven': withSkill('lucky-seven'),
      'boomerang-flower': withSkill('boomerang-flower'),
      'coin-box': withSkill('coin-box'),
    },
    itemBoxes: meanOf('itemBoxes'),
    miniTurbos: meanOf('miniTurbos'),
    jumpBoosts: meanOf('jumpBoosts'),
    dashPanels: meanOf('dashPanels'),
    glideActions: meanOf('glideActions'),
    courseCoins: meanOf('courseCoins'),
    itemCoins: meanOf('itemCoins'),
  }
}

function countedOf(variants: readonly CourseVariant[]): CourseActions[] {
  return variants.flatMap(({ actions }) => actions ?? [])
}

function roundedMean(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length)
}

/** Beyond the plain item, shared with those of the kind on the same shelf or a higher one, per occasion. */
function worthOf(
  game: PlainGame,
  kind: ItemKind,
  item: Item,
  items: readonly Item[],
  races: readonly PlainRace[],
  occasions: (id: string) => number,
): number {
  const [sum, total] = races.reduce(
    ([worth, all], race) => {
      const count = occasions(race.variantId)
      const gain = Math.max(0, scoreIn(game, kind, item, race) - scoreIn(game, kind, null, race))
      const n = gain === 0 ? 1 : countSharers(game, items, race, placeOf(game, item, race))
      return [worth + (count * gain) / Math.sqrt(n), all + count]
    },
    [0, 0],
  )
  return sum / total
}

const sharersKnown = new WeakMap<readonly Item[], Map<string, number>>()

function countSharers(game: PlainGame, items: readonly Item[], race: PlainRace, place: Place): number {
  const known = sharersKnown.get(items) ?? new Map<string, number>()
  sharersKnown.set(items, known)
  const key = `${race.variantId} ${place}`
  const order = placesInOrder
  const count =
    known.get(key) ?? items.filter((item) => order.indexOf(placeOf(game, item, race)) >= order.indexOf(place)).length
  known.set(key, count)
  return count
}

function countOccasionsPlainly(catalogue: Catalogue, tour: Tour): (id: string) => number {
  const after = catalogue.tours.filter(({ number }) => number > tour.number)
  const round = after.length >= 26 ? after.slice(0, 26) : catalogue.tours.slice(-26)
  const counts = new Map([...catalogue.variantById.keys()].map((id) => [id, 1]))
  const add = (variantIds: readonly string[], count: number) => {
    for (const id of new Set(variantIds)) counts.set(id, counts.get(id)! + count)
  }
  for (const { cups, rankedCups } of round) {
    for (const { variantIds } of rankedCups) add(variantIds, 6)
    for (const { variantIds } of cups)
      if (!rankedCups.some((ranked) => ranked.variantIds.join() === variantIds.join())) add(variantIds, 1)
  }
  return (id) => counts.get(id)!
}

function variantsOf({ cups, rankedCups }: Tour): Set<string> {
  return new Set([...cups, ...rankedCups].flatMap(({ variantIds }) => variantIds))
}

/** Scores that differ by less than the arithmetic can tell are tied. */
function comparePlainly(a: PlainRow, b: PlainRow, catalogue: Catalogue): number {
  const debutOfA = debutOf(a.item, catalogue)
  const debutOfB = debutOf(b.item, catalogue)
  if (Math.abs(a.score - b.score) > 1e-6) return b.score - a.score
  if (a.levelNeeded !== b.levelNeeded) return a.levelNeeded - b.levelNeeded
  if (a.top.cup !== b.top.cup) return b.top.cup - a.top.cup
  if (a.top.tour !== b.top.tour) return b.top.tour - a.top.tour
  if (a.top.all !== b.top.all) return b.top.all - a.top.all
  if (a.item.rarity !== b.item.rarity) return rarityOrder(b.item) - rarityOrder(a.item)
  if (debutOfA !== debutOfB) return debutOfA < debutOfB ? 1 : -1
  const [strengthOfA, strengthOfB] = [strengthOf(a.item, catalogue), strengthOf(b.item, catalogue)]
  if (strengthOfA !== strengthOfB) return strengthOfB - strengthOfA
  return a.item.id < b.item.id ? -1 : 1
}

function rarityOrder({ rarity }: Item): number {
  return raritiesInOrder.indexOf(rarity)
}

function debutOf(item: Item, catalogue: Catalogue): string {
  if (item.debutTour !== null) return startOf(item.debutTour, catalogue)
  return item.shelves.map(({ since }) => since).toSorted()[0] ?? 'never'
}

function strengthOf(item: Item, catalogue: Catalogue): number {
  if (item.kind !== 'driver' || item.skillId === null) return 0
  return catalogue.skillById.get(item.skillId)!.strength ?? 0
}

/** Before the first record: what it shows, of the course variants that may have been there already. */
function variantsOn(item: Item, shelf: string, date: string, catalogue: Catalogue, highestLevel = 8): string[] {
  const firstRecord = catalogue.shelfRecords[0]!.date
  const recordDate = date < firstRecord ? firstRecord : date
  const holds = (relation: ShelfRelation) =>
    relation.shelf === shelf &&
    relation.level <= highestLevel &&
    relation.since <= recordDate &&
    !(relation.until !== null && relation.until <= recordDate) &&
    existed(relation.variantId, date, catalogue)
  return [...new Set(item.shelves.filter(holds).map(({ variantId }) => variantId))]
}

function existed(variantId: string, date: string, catalogue: Catalogue): boolean {
  const variant = catalogue.variantById.get(variantId)!
  const debutTour = variant.debutTour ?? catalogue.courseById.get(variant.courseId)!.debutTour
  return debutTour === null || startOf(debutTour, catalogue) <= date
}

/** Tours are numbered from 1, in the order in which they began. */
function startOf(tourNumber: number, { tours }: Catalogue): string {
  const tour = tours[tourNumber - 1]!
  if (tour.number !== tourNumber) throw new Error(`Tour ${tourNumber} is not where it should be.`)
  return tour.start
}
