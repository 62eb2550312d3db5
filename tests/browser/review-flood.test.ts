import { expect, test } from 'vitest'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { makeAddress } from '../accounts/join.ts'
import { makeReport } from '../accounts/make-report.ts'
import { createReader } from '../accounts/reader.ts'
import { openConfirmedAccount, serveAccounts } from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { untilSaid } from './until-said.ts'

const reviewer = makeAddress()
const server = serveAccounts({ REVIEWERS: reviewer, TRUST_PROXY: '1' })

test('a flood of one sender is deleted with one press; what others have sent stays', async () => {
  for (let count = 0; count < 12; count++) await send('203.0.113.7', 'flood')
  for (let count = 0; count < 11; count++) await send('203.0.113.8', 'flood')
  await send('203.0.113.9', 'Seen by an honest player.')

  const { page } = await openConfirmedAccount('/user/review/', reviewer)
  const senders = page.getByRole('region', { name: 'Many from one sender' })
  await senders.getByText('come from 2 senders').waitFor()
  const claims = page.getByRole('listitem').filter({ hasText: 'Reported by' })
  expect(await claims.filter({ hasText: 'by sender 1.' }).count()).toBe(12)
  expect(await claims.filter({ hasText: 'by sender 2.' }).count()).toBe(11)
  expect(await findFaults(page)).toEqual([])

  await senders.getByText('Sender by sender').click()
  await senders.getByRole('button', { name: 'Delete 11 of sender 2' }).click()
  await untilSaid(page, '11 reports were deleted.')
  await senders.getByText('come from one sender').waitFor()
  await senders.getByRole('button', { name: 'Delete all 12' }).press('Enter')
  await untilSaid(page, '12 reports were deleted.')
  await senders.waitFor({ state: 'detached' })
  await page.getByText('Seen by an honest player.').waitFor()
  expect(await claims.count()).toBe(1)
  expect(await findFaults(page)).toEqual([])
})

function send(network: string, note: string): Promise<unknown> {
  return createReader(server().siteUrl).send(reportEndpoints.send.path, {
    body: makeReport({ note }),
    headers: { 'X-Forwarded-For': network },
  })
}
