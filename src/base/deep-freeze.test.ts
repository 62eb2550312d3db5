import { describe, expect, it } from 'vitest'
import { deepFreeze } from './deep-freeze.ts'

describe('deepFreeze', () => {
  const whole = deepFreeze({
    list: [{ name: 'Mario' }],
    byId: new Map([['mario', { level: 1 }]]),
    days: new Set(['a']),
  })

  it.each<[string, () => unknown]>([
    ['a field of an entry', () => Object.assign(whole.list[0]!, { name: 'Luigi' })],
    ['a list', () => whole.list.push({ name: 'Luigi' })],
    ['a map', () => whole.byId.set('luigi', { level: 1 })],
    ['the values of a map', () => Object.assign(whole.byId.get('mario')!, { level: 2 })],
    ['what a map holds', () => whole.byId.delete('mario')],
    ['a set', () => whole.days.add('b')],
    ['what a set holds', () => whole.days.clear()],
  ])('forbids changing %s', (_, change) => {
    expect(change).toThrow(TypeError)
  })

  it('does not affect reading', () => {
    expect(whole.byId.get('mario')).toEqual({ level: 1 })
    expect([...whole.days]).toEqual(['a'])
  })
})
