import { expect, test } from 'vitest'
import { readShifts, visitRecordingShifts } from './layout-shifts.ts'
import { follow, openPage, untilAddress } from './site-page.ts'

const tour = '/tours/new-york-tour-2028/'
const readLead = '.page-lead .day-range'

test('times are in the reader’s time zone, with UTC beside them, and nothing moves', async () => {
  const page = await openPage({ timezoneId: 'America/Los_Angeles' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await visitRecordingShifts(page, tour)
  const lead = page.locator(readLead)
  const text = '17 Nov – 1 Dec 2020, 22:00 (Wed 06:00 UTC)'
  expect(await lead.innerText()).toBe(text)
  expect(await lead.locator('time').first().getAttribute('datetime')).toBe('2020-11-18T06:00:00.000Z')
  expect(await readShifts(page)).toEqual([])
  // The same text where the page is rendered in the browser.
  await follow(page, '/tours/')
  await untilAddress(page, '/tours/')
  await follow(page, tour)
  await untilAddress(page, tour)
  await expect.poll(() => lead.innerText()).toBe(text)
  expect(errors).toEqual([])
})

test('without scripts, times are in UTC', async () => {
  const page = await openPage({ javaScriptEnabled: false, timezoneId: 'America/Los_Angeles' })
  await page.goto(tour)
  expect(await page.locator(readLead).innerText()).toBe('18 Nov – 2 Dec 2020, 06:00 UTC')
  await page.goto('/tours/')
  expect(await page.getByRole('link', { name: 'As a calendar file' }).getAttribute('href')).toBe('/api/v1/tours.ics')
})
