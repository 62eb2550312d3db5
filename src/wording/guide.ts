/** Guides. */
import { message } from './message.ts'

export const aboutGuides = message('How to get more out of every race.')
export const itemsInGuide = message('Items in this guide')
export const skillsAndCourses = message('Skills and courses in this guide')
export const readNext = message('Read next')
export const serviceEnded = message(
  'The game’s service ended on <day/>: its cups, shops and events are over, and are described as they were.',
)
export const readingTime = message('{minutes, number}-minute read · updated <day/>')
/** In other languages than English, of a guide that nobody has translated. */
export const inEnglish = message('This guide is in English. It has not been translated yet.')
export const onThisPage = message('On this page')
export const otherGuides = message('Other guides')
export const readingOrder = message('Reading order')
