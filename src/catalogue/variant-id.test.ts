import { describe, expect, it } from 'vitest'
import { nameCourse, nameVariant, parseVariantId, splitVariantName } from './variant-id.ts'

describe('a variant', () => {
  it.each([
    ['3ds-bowsers-castle', '3ds-bowsers-castle', '3ds', "Bowser's Castle", "3DS Bowser's Castle"],
    ['3ds-bowsers-castle-rt', '3ds-bowsers-castle', '3ds', "Bowser's Castle", "3DS Bowser's Castle R/T"],
    ['tour-new-york-minute-2-r', 'tour-new-york-minute', 'tour', 'New York Minute', 'New York Minute 2R'],
    ['tour-new-york-minute-b', 'tour-new-york-minute', 'tour', 'New York Minute', 'New York Minute B'],
    ['snes-mario-circuit-1-t', 'snes-mario-circuit-1', 'snes', 'Mario Circuit 1', 'SNES Mario Circuit 1T'],
    ['rmx-rainbow-road-1', 'rmx-rainbow-road-1', 'rmx', 'Rainbow Road 1', 'RMX Rainbow Road 1'],
    ['wii-koopa-cape-r', 'wii-koopa-cape', 'wii', 'Koopa Cape', 'Wii Koopa Cape R'],
  ] as const)('%s has the name that players use', (id, courseId, platform, courseName, name) => {
    const shape = parseVariantId(id, courseId)
    expect(shape && nameVariant(nameCourse({ platform, name: courseName }), shape)).toBe(name)
  })

  it.each([
    ['tour-new-york-minute-2-rt', { layout: 2, variant: 'R/T' }],
    ['tour-new-york-minute', { layout: 1, variant: '' }],
    ['tour-new-york-minute-4', { layout: 4, variant: '' }],
    ['tour-new-york-minute-1', null],
    ['tour-new-york-minute-x', null],
    ['tour-new-york-minute-t-2', null],
    ['tour-new-york-minutes', null],
    ['tour-tokyo-blur', null],
  ])('%s has a layout and a letter, or does not belong to the course', (id, shape) => {
    expect(parseVariantId(id, 'tour-new-york-minute')).toEqual(shape)
  })

  it.each([
    ['tour-tokyo-blur', 'tour-tokyo-blur', 'Tokyo Blur', 'Tokyo Blur', ''],
    ['tour-tokyo-blur-2-rt', 'tour-tokyo-blur', 'Tokyo Blur 2R/T', 'Tokyo Blur', '2R/T'],
    ['tour-sky-high-sundae-r', 'tour-sky-high-sundae', 'Sky-High Sundae R', 'Sky-High Sundae', 'R'],
    ['snes-mario-circuit-1', 'snes-mario-circuit-1', 'SNES Mario Circuit 1', 'SNES Mario Circuit 1', ''],
    ['snes-mario-circuit-1-rt', 'snes-mario-circuit-1', 'SNES Mario Circuit 1R/T', 'SNES Mario Circuit 1', 'R/T'],
  ])('%s of %s: %s is the name of the course, and an ending', (id, courseId, name, courseName, ending) => {
    expect(splitVariantName({ id, courseId, name })).toEqual({ courseName, ending })
  })
})
