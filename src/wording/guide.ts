/** Guides. */
import { message } from './message.ts'

export const howToGetMore = message('How to get more out of every race. <span/>')
export const itemsInThisGuide = message('Items in this guide')
export const skillsAndCoursesIn = message('Skills and courses in this guide')
export const readNext = message('Read next')
export const theGamesServiceEnded = message(
  'The game’s service ended on <day/>: its cups, shops and events are over, and are described as they were.',
)
export const readingminutesMinuteReadUpdated = message('{readingMinutes}-minute read · updated')
export const onThisPage = message('On this page')
export const otherGuides = message('Other guides')
