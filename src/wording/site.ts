/** What the site says of itself. */
import { message } from './message.ts'

export const siteDescription = message(
  'Seven years of Mario Kart Tour, day by day: its best drivers, karts and gliders, every course, tour and ranked cup.',
)

// Pictures of the site, where it is installed.
export const homeScreenshot = message('Home: a day of the game, and its last race card')
export const dayScreenshot = message('The best of a day, with the reasons')
export const driverScreenshot = message('A driver: rank, courses and history')

/** On pictures of shared links, after a large number: the rank. */
export const among = message(' of {of}')

/** Of the feed, in programs that offer it. */
export const feedName = message('Guides and corrections')

/** Of a document that password managers look for. */
export const changePassword = message('Change password')
