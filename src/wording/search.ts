/** Search and its answers. */
import { message } from './message.ts'

export const bestInCup = message(
  'Best {kind, select, driver {drivers} kart {karts} other {gliders}} in the {cup}, {days}',
)
export const yourBestInCup = message('Your best in the {cup}, {days}')
export const compareOneKind = message('Only items of one kind can be compared')
export const sideBySide = message('Side by side')
export const tours = message('Tours')
export const rankings = message('Rankings')
export const rankedCups = message('Ranked cups')
export const quickLinks = message('Quick links')
export const pages = message('Pages')
export const items = message('Items')
export const list = message('List')
export const ownNone = message(
  'You own no {rarity, select, normal {Normal } super {Super } high_end {High-End } such {such } other {}}{noun, select, drivers {drivers} karts {karts} gliders {gliders} other {items}}.',
)
export const level = message('Level {level}')
export const savedQueries = message('Saved queries')
export const recent = message('Recent')
export const goTo = message('Go to')
export const owned = message('Owned')
export const missing = message('Missing')
export const byRank = message('By rank')
export const tier = message('Tier')
export const sortBy = message('Sort')
export const variantsOf = message('{count} variants of “{text}”')
export const fromLevel = message('From level {level}')
export const noneCalled = message('No {what, select, course {course} other {item}} is called “{text}”.')
export const foundFirst = message('{count} found, the first {shown} are listed')
export const notComparable = message(
  '“{term}” compares something that is not a number. Write “{name}:” and what to find.',
)
export const notAmong = message('“{value}” is not in “{filter}”. It takes {options}.')
export const unknownOperator = message('“{name}:” is not known here. Did you mean “{suggestion}:”?')
export const unknownOperatorOf = message('“{name}:” is not known here. You can use {names}.')
export const searchEverywhere = message('Search everywhere')
export const searchIndex = message('The search index')
export const closeSearch = message('Close search')
export const course = message('Course')
export const badge = message('Badge')
export const guide = message('Guide')
export const inList = message(
  'in {noun, select, drivers {drivers} karts {karts} gliders {gliders} skills {skills} courses {courses} tours {tours} badges {badges} guides {guides} other {items}}',
)
export const searchEverywhereShortcut = message('Search everywhere (/)')
export const search = message('Search')
export const loading = message('Loading…')
export const similarNames = message(
  'Nothing is called “{query}”. {count, plural, one {# similar name} other {# similar names}}',
)
export const results = message('Results')
export const clearRecentSearches = message('Clear recent searches')
export const removeRecent = message('Remove (Delete)')
export const bestOnCourse = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} on {course}')
export const bestOnDay = message('Best {kind, select, driver {drivers} kart {karts} other {gliders}} on {day}')
export const rankingOf = message('Ranking of {day}')
export const gameRanking = message(
  '{kind, select, driver {Drivers worth having} kart {Karts worth having} other {Gliders worth having}}',
)
export const compareWith = message('Compare {first} with {others}')
export const lackNone = message(
  'You lack no {rarity, select, normal {Normal } super {Super } high_end {High-End } such {such } other {}}{noun, select, drivers {drivers} karts {karts} gliders {gliders} other {items}}: {total, plural, =1 {the only one is yours} other {all # are yours}}.',
)
export const foundCount = message('{count} found')
export const typeCourse = message('Type a course')
export const typeName = message('Type a name')
export const noValues = message('“{value}” is not in “{filter}”, which has no values here yet.')
export const andMoreOptions = message('{options} and {count} more')
export const driverSkill = message('Driver skill')
export const kartSkill = message('Kart skill')
export const gliderSkill = message('Glider skill')
export const allMatches = message(
  'All {noun, select, drivers {drivers} karts {karts} gliders {gliders} skills {skills} courses {courses} tours {tours} badges {badges} other {tips and tricks}} for “{query}”',
)
export const showInChecklist = message('Show it in the checklist')
export const showAllInChecklist = message('Show all {count, number} in the checklist')
export const showAllInOrder = message(
  'Show all {count, number}, {order, select, debut {newest first} top {most top shelves first} other {most worth having first}}',
)
export const removedRecent = message('{name} removed')
export const recentCleared = message('Recent searches cleared')
export const noResults = message(
  'No results for “{query}”. Try one word of the name, filters such as kart rarity:super missing, or one of these.',
)
export const resultCount = message('{count, plural, one {# result} other {# results}}')
export const yourItems = message('Your items')
export const topShelfOn = message('Top shelf on')
export const rarity = message('Rarity')
export const lastTier = message('Last tier')
export const skill = message('Skill')
export const debutYear = message('Debut year')
export const debutTour = message('Debut tour')
export const lastRank = message('Last rank')
export const worthHaving = message('Worth having')
export const topShelves = message('Top shelves')
export const itemName = message('Name')
export const newest = message('Newest')
export const gameOrder = message('Game order')
export const levelOperator = message('Level')
export const kind = message('Kind')
export const driverTag = message('Tag of drivers')
/** @param word what the content calls the tag; `name`: the same with a capital letter, for one that is missing here */
export const driverTagName = message(
  '{word, select, daisy {Daisy} kong {Kong} koopaling {Koopaling} luigi {Luigi} mario {Mario} mii {Mii} sleeves {Sleeves} tie {Tie} tongue {Tongue} yoshi {Yoshi} other {{name}}}',
)
export const soldIn = message('Sold in')
export const placesFromLevel = message('From level {level}: {courses}')
