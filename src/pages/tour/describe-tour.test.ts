import { expect, test } from 'vitest'
import { describeTour } from './describe-tour.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

const [newYork, tokyo, halloween] = smallCatalogue.tours

test.each([
  [
    describeTour(newYork!, 'past', 6),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 6 new items and 1 new city course. See its cups, ranked cup of one week, and best drivers, karts and gliders.',
  ],
  [
    describeTour(tokyo!, 'current', 1),
    'The Tokyo Tour runs from 9 October 2019 to 23 October 2019 with 1 new item. See its cups, ranked weeks, and best drivers, karts and gliders.',
  ],
  [
    describeTour(halloween!, 'coming', 0),
    'The Halloween Tour is expected to run from 23 October 2019 to 6 November 2019. See its expected ranked cup of one week.',
  ],
  [
    describeTour({ ...newYork!, cups: [], rankedCups: [], newCityCourses: [] }, 'past', 0),
    'The New York Tour ran from 25 September 2019 to 9 October 2019. No source lists its cups.',
  ],
  [
    describeTour({ ...newYork!, cups: [] }, 'past', 0),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 1 new city course. See its ranked cup of one week and best drivers, karts and gliders.',
  ],
  [
    describeTour(
      { ...tokyo!, cups: tokyo!.cups.map((cup) => ({ ...cup, variantIds: [] })), rankedCups: [] },
      'past',
      0,
    ),
    'The Tokyo Tour ran from 9 October 2019 to 23 October 2019. See its cups.',
  ],
  [
    describeTour(halloween!, 'past', 0),
    'The Halloween Tour was expected to run from 23 October 2019 to 6 November 2019. See its expected ranked cup of one week and best drivers, karts and gliders.',
  ],
  [
    describeTour({ ...newYork!, newCityCourses: [] }, 'coming', 0),
    'The New York Tour runs from 25 September 2019 to 9 October 2019. See its cups and ranked cup of one week.',
  ],
  [
    describeTour({ ...halloween!, rankedCups: [] }, 'coming', 0),
    'The Halloween Tour is expected to run from 23 October 2019 to 6 November 2019. No source lists its cups.',
  ],
  [
    describeTour(
      { ...newYork!, cups: [], rankedCups: newYork!.rankedCups.map((cup) => ({ ...cup, variantIds: [] })) },
      'past',
      0,
    ),
    'The New York Tour ran from 25 September 2019 to 9 October 2019 with 1 new city course. No source lists the courses of its cups.',
  ],
])('%s', (description, expected) => {
  expect(description).toBe(expected)
})
