import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { createMailer } from './mailer.ts'

let folder = ''
/** Takes connections and says nothing. */
let silent: Server
beforeEach(async () => {
  folder = makeTemporaryFolder()
  silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  silent.close()
})

test.each([
  ['is silent', () => `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`],
  ['is not there', () => 'smtp://127.0.0.1:9'],
])(
  'if the mail server %s, stopping leaves the mail in the outbox, readable only by its owner',
  async (_what, makeUrl) => {
    const mailer = createMailer(
      parseConfiguration({ DATA_FOLDER: folder, SMTP_URL: makeUrl(), MAIL_FROM: 'post@topshelf.example' }),
    )
    mailer.send({ to: 'me@topshelf.example', subject: 'Choose a new password', text: 'A link' })
    await mailer.settle(100)
    const [name = '', ...others] = readdirSync(join(folder, 'outbox'))
    expect(others).toEqual([])
    const file = join(folder, 'outbox', name)
    expect(readFileSync(file, 'utf8')).toContain('To: me@topshelf.example')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)

test('a mail in the outbox says what it says as it is: its links can be copied', async () => {
  const mailer = createMailer(parseConfiguration({ DATA_FOLDER: folder }))
  const text = `Open this link – it works for an hour:\n\nhttps://topshelf.example/account/verify-email/#token=${'3Dm7oP'.repeat(20)}`
  mailer.send({ to: 'me@topshelf.example', subject: 'Confirm', text })
  await mailer.settle(10_000)
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  const mail = readFileSync(join(folder, 'outbox', name), 'utf8')
  expect(mail.slice(mail.indexOf('\n\n') + 2).trim()).toBe(text)
  for (const header of ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'])
    expect(mail).toContain(`\n${header}\n`)
})
