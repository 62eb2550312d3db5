import { afterEach, expect, test } from 'vitest'
import { describeTimes, type TimeStyle, writeTimes } from './describe-times.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const week = ['2026-11-18', '2026-11-25']
const overMonths = ['2026-11-25', '2026-12-09']
const overYears = ['2026-12-30', '2027-01-06']
/** The clocks of Europe and America change in between. */
const overClocks = ['2026-10-21', '2026-11-04']

test.each<[zone: string, days: readonly string[], style: TimeStyle, text: string]>([
  ['UTC', week, 'hours', '18–25 Nov 2026, 06:00 UTC'],
  ['Europe/Berlin', week, 'hours', '18–25 Nov 2026, 07:00 (Wed 06:00 UTC)'],
  ['Asia/Kolkata', week, 'hours', '18–25 Nov 2026, 11:30 (Wed 06:00 UTC)'],
  ['America/Los_Angeles', week, 'hours', '17–24 Nov 2026, 22:00 (Wed 06:00 UTC)'],
  ['America/Los_Angeles', overMonths, 'hours', '24 Nov – 8 Dec 2026, 22:00 (Wed 06:00 UTC)'],
  ['America/Los_Angeles', overYears, 'hours', '29 Dec 2026 – 5 Jan 2027, 22:00 (Wed 06:00 UTC)'],
  ['Europe/Berlin', overClocks, 'hours', '21 Oct, 08:00 – 4 Nov 2026, 07:00 (Wed 06:00 UTC)'],
  ['Pacific/Auckland', week, 'days', '18–25 Nov 2026'],
  ['America/Los_Angeles', ['2026-12-02', '2026-12-09'], 'days', '1–8 Dec 2026'],
  ['America/Los_Angeles', ['2026-12-01', '2026-12-08'], 'days', '30 Nov – 7 Dec 2026'],
  ['UTC', ['2026-11-25'], 'hours', 'Wed 25 Nov 2026, 06:00 UTC'],
  ['Asia/Tokyo', ['2026-11-25'], 'hours', 'Wed 25 Nov 2026, 15:00 (Wed 06:00 UTC)'],
  ['America/Los_Angeles', ['2026-11-25'], 'hours', 'Tue 24 Nov 2026, 22:00 (Wed 06:00 UTC)'],
])('in %s %j in %s reads %s', (timeZone, days, style, text) => {
  process.env['TZ'] = timeZone
  const times = days.map((day) => Date.parse(`${day}T06:00:00Z`))
  expect(describeTimes(times, style, true).join('')).toBe(text)
})

test('the build writes UTC wherever it runs', () => {
  process.env['TZ'] = 'America/Los_Angeles'
  const times = week.map((day) => Date.parse(`${day}T06:00:00Z`))
  expect(describeTimes(times, 'hours', false).join('')).toBe('18–25 Nov 2026, 06:00 UTC')
})

test('a language puts the year first, and names what the platform names in English', () => {
  process.env['TZ'] = 'Asia/Tokyo'
  const words = {
    names: { Nov: '11月', Dec: '12月', Wed: '水' },
    one: '{y}年{m}{d}日({w})',
    first: ['{y}年{m}{d}日', '{y}年{m}{d}日', '{y}年{m}{d}日'],
    last: ['{d}日', '{m}{d}日', '{y}年{m}{d}日'],
    upTo: ['{t}～', '{t}～', '{t}～'],
    clock: '{t} {h}:{i}',
    utc: '{t} UTC',
    both: '{t}（UTC {w} {h}:{i}）',
  }
  const say = (days: readonly string[], style: TimeStyle) =>
    writeTimes(
      days.map((day) => Date.parse(`${day}T06:00:00Z`)),
      style,
      true,
      words,
    ).join('')
  expect(say(week, 'days')).toBe('2026年11月18日～25日')
  expect(say(overMonths, 'hours')).toBe('2026年11月25日～12月9日 15:00（UTC 水 06:00）')
  expect(say(['2026-11-25'], 'days')).toBe('2026年11月25日(水)')
})
