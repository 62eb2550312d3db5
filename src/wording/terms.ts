/** What terms mean, each in two sentences, and the heading of the guide that says more. */
import { message } from './message.ts'

export const termMeans = message('<term>{name}.</term> {meaning}')

export const topShelf = message('Top shelf')
export const topShelfMeaning = message(
  'On every course the game puts each driver, kart and glider on one of three shelves. On the top one a driver has three item slots and frenzy, a kart doubles its points and a glider triples its combo; the middle shelf is half way.',
)
export const topShelfGuide = message('The three shelves')

export const tier = message('Tier')
export const tierMeaning = message(
  'A letter from S to D for how much an item brings in a race beyond a plain one. The cuts are fixed, so that an S of 2020 and one of 2026 mean the same.',
)
export const tierGuide = message('Tiers')

export const coverage = message('Coverage')
export const coverageMeaning = message(
  'The course variants on which you own an item of the top shelf. It is counted for drivers, karts and gliders, and for all three at once.',
)
export const coverageGuide = message('Coverage on few resources')

export const gap = message('Gap')
export const gapMeaning = message(
  'A course variant on which you own no driver, no kart or no glider of the top shelf. One item at the right level often closes several.',
)
export const gapGuide = message('Which gaps to close first')

export const worthHaving = message('Worth having')
export const worthHavingMeaning = message(
  'What an item brings in a whole year of tours: every course counts once, and again for each cup with it, a ranked cup six times. The fewer items share its shelves, the more it is worth; so its rank says what to get and level first.',
)
export const worthHavingGuide = message('What the points are')

export const rt = message('R, T and R/T')
export const rtMeaning = message(
  'Variants of a course: R is driven in reverse, T has ramps for tricks, R/T has both. Each has shelves of its own.',
)
export const rtGuide = message('R, T and R/T variants')

export const yearlyCycle = message('By the yearly cycle')
export const yearlyCycleMeaning = message(
  'Nobody recorded this tour or cup. From October 2023 on the 26 tours of a year came round again, so it has what the tour before it in the cycle had.',
)
export const yearlyCycleGuide = message('How sure we are')
