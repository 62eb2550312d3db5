import { describe, expect, test } from 'vitest'
import { parseYaml } from './parse-yaml.ts'

const text = `name: Mario
rarity: normal
skill: fire-flower
shelves:
  top:
    - tour-new-york-minute
    - tour-tokyo-blur
  middle:
    - tour-paris-promenade
names:
  de: "Mario"
  fr: Mario
basis: recorded
`

function listFaults(edited: string): string[] {
  const parsed = parseYaml(edited)
  return parsed.ok
    ? []
    : parsed.faults.map(({ line, message }) => `${line}: ${message.replace(/^this is not YAML: /, '')}`)
}

const noColon = 'a colon is missing between key and value'
const indented = 'the line is indented too much or too little'

describe('a slip is one fault, with the line where it is', () => {
  test.each([
    ['a tab before a key', '  top:', '\ttop:', '5: there is a tab at the beginning of the line'],
    ['a tab before an entry of a list', '    - tour-n', '\t- tour-n', '6: there is a tab at the beginning of the line'],
    ['a missing colon', 'rarity: normal', 'rarity normal', `2: ${noColon}`],
    ['a missing colon at the end', 'basis: recorded', 'basis recorded', `13: ${noColon}`],
    ['a missing space', 'rarity: normal', 'rarity:normal', `2: ${noColon}`],
    ['two colons', 'name: Mario', 'name: Mario: the driver', '1: the line has two colons'],
    ['a line too far to the right', '  middle:', '   middle:', `8: ${indented}`],
    ['a first line too far to the right', 'skill:', ' skill:', `2: ${indented}`],
    ['an open quotation mark', '"Mario"', '"Mario', '11: a quotation mark is not closed'],
    ['an open quotation mark at the end', ': recorded', ": 'recorded", '13: a quotation mark is not closed'],
    ['an open bracket', ': fire-flower', ': [fire-flower', '4: a bracket above is not closed'],
    ['a value that goes on', '"Mario"', '"Mario" (Gold)', '11: something follows the end of the value'],
    ['a reserved character', 'fire-flower', '@fire', '3: the value begins with a character that has a meaning in YAML'],
    ['a backslash', '"Mario"', '"Ma\\rio"', ''],
    ['an unknown escape', '"Mario"', '"Ma\\qrio"', '11: a backslash has a meaning in quotation marks'],
    ['a key that appears twice', 'basis:', 'name:', '13: "name" appears twice'],
    ['a second document', 'basis:', '---\nbasis:', '13: a second document begins here'],
  ])('%s', (_, right, wrong, fault) => {
    expect(text).toContain(right)
    expect(listFaults(text.replace(right, () => wrong))).toEqual(fault === '' ? [] : [fault])
  })
})

test('tabs in many lines are one fault, which says how many', () => {
  expect(listFaults(text.replaceAll(/^( +)/gm, '\t'))).toEqual([
    '5: there is a tab at the beginning of the line, and at the beginning of 6 more',
  ])
})

test('what is wrong above a tab is reported, too', () => {
  expect(listFaults(text.replace('rarity: normal', 'rarity normal').replace('  de:', '\tde:'))).toEqual([
    `2: ${noColon}`,
    '11: there is a tab at the beginning of the line',
  ])
})

test('a file with nothing in it is empty', () => {
  expect(listFaults('# Later\n')).toEqual(['1: the file is empty'])
})
