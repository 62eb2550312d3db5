import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigurationError } from './configuration.ts'
import { parseConfiguration } from './parse-configuration.ts'

const postgresql = 'postgresql://topshelf:hidden@db.example/topshelf'
const secret = 'a secret that is long enough for it'

const encoded = 'write / ? # and @ in a password as %2F %3F %23 and %40.'

test('with nothing set, the configuration is complete', () => {
  expect(parseConfiguration({})).toEqual({
    port: 8080,
    host: null,
    siteUrl: null,
    dataFolder: resolve('data'),
    database: { engine: 'sqlite' },
    authSecret: null,
    mail: { by: 'outbox', from: 'Topshelf <topshelf@localhost>' },
    providers: [],
    reviewers: new Set(),
    trustedProxies: 0,
    rateLimitFactor: 1,
  })
})

test('an empty variable counts as unset', () => {
  expect(parseConfiguration({ PORT: '', SITE_URL: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(parseConfiguration({}))
})

test('everything can be set', () => {
  const parsed = parseConfiguration({
    PORT: '0',
    SITE_URL: 'https://topshelf.example/',
    DATA_FOLDER: '/var/lib/topshelf',
    DATABASE_URL: postgresql,
    AUTH_SECRET: secret,
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Topshelf <post@topshelf.example>',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    REVIEWERS: 'Ana@topshelf.example , ben@topshelf.example',
    TRUST_PROXY: '2',
    RATE_LIMIT_FACTOR: '0.5',
  })
  expect(parsed).toEqual({
    port: 0,
    host: '127.0.0.1',
    siteUrl: 'https://topshelf.example',
    dataFolder: '/var/lib/topshelf',
    database: { engine: 'postgresql', url: postgresql, directUrl: postgresql },
    authSecret: secret,
    mail: { by: 'smtp', url: 'smtps://mail.example', from: 'Topshelf <post@topshelf.example>' },
    providers: [
      {
        id: 'google',
        clientId: 'id',
        clientSecret: 'secret',
        discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
      },
    ],
    reviewers: new Set(['ana@topshelf.example', 'ben@topshelf.example']),
    trustedProxies: 2,
    rateLimitFactor: 0.5,
  })
})

test('behind a proxy, only the proxy reaches the port unless configured', () => {
  expect(parseConfiguration({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(parseConfiguration({ HOST: '::1' }).host).toBe('::1')
})

test.each([
  [{ HOST: 'everywhere' }, 'HOST "everywhere" must be an IP address of this machine, like 127.0.0.1 or 0.0.0.0.'],
  [{ PORT: 'http' }, 'PORT "http" must be a port, from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT "65536" must be a port, from 0 to 65535.'],
  [
    { SITE_URL: 'example.org' },
    'SITE_URL "example.org" must be the origin under which readers open the site, like https://example.org.',
  ],
  [
    { SITE_URL: 'https://example.org/site/' },
    'SITE_URL "https://example.org/site/" must be the origin under which readers open the site, like https://example.org.',
  ],
  [
    { DATABASE_URL: 'mysql://hidden@host/name', AUTH_SECRET: secret },
    `DATABASE_URL must be an address like postgresql://user:password@host/name; ${encoded}`,
  ],
  [
    { DATABASE_URL: 'postgresql://topshelf:7?hidden@host/name', AUTH_SECRET: secret },
    `DATABASE_URL must be an address like postgresql://user:password@host/name; ${encoded}`,
  ],
  [
    { DATABASE_URL: 'postgresql://topshelf:12/hidden@host/name', AUTH_SECRET: secret },
    `DATABASE_URL must be an address like postgresql://user:password@host/name; ${encoded}`,
  ],
  [
    { DATABASE_URL: postgresql },
    'AUTH_SECRET is missing, DATABASE_URL needs it: all processes on one database share it; `openssl rand -base64 32` generates one.',
  ],
  [{ AUTH_SECRET: 'hidden' }, 'AUTH_SECRET must be at least 32 characters; `openssl rand -base64 32` generates one.'],
  [
    { LISTEN_URL: postgresql },
    'DATABASE_URL is missing, LISTEN_URL needs it: LISTEN_URL is a second address of the same database.',
  ],
  [{ SMTP_URL: 'mail.example' }, `SMTP_URL must be an address like smtps://user:password@host; ${encoded}`],
  [
    { SMTP_URL: 'smtp://mail.example' },
    'MAIL_FROM is missing, SMTP_URL needs it: mail servers require a sender, like Topshelf <post@example.org>.',
  ],
  [
    { MAIL_FROM: 'post@example.org\nBcc: all@example.org' },
    'MAIL_FROM "post@example.org\nBcc: all@example.org" must be an e-mail address, like Topshelf <post@example.org>.',
  ],
  [
    { GOOGLE_CLIENT_ID: 'id' },
    'GOOGLE_CLIENT_SECRET is missing, GOOGLE_CLIENT_ID needs it: both come from the credentials page of the Google Cloud console.',
  ],
  [
    { REVIEWERS: 'ana@topshelf.example, ben' },
    'REVIEWERS "ana@topshelf.example, ben" must be e-mail addresses separated by commas, like ana@example.org, ben@example.org.',
  ],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY "yes" must be the number of proxies in front of the server, from 0 to 9.'],
  [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR "0" must be a number above 0, 1000000 at most.'],
])('%j cannot start', (environment, problem) => {
  expect(() => parseConfiguration(environment)).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', message: `Cannot start:\n  ${problem}` }),
  )
})

test('all faults are reported at once, and no secrets', () => {
  const environment = { PORT: 'x', DATABASE_URL: 'hidden', AUTH_SECRET: 'hidden', SMTP_URL: 'hidden', TRUST_PROXY: 'x' }
  expect(() => parseConfiguration(environment)).toThrow(ConfigurationError)
  expect(() => parseConfiguration(environment)).toThrow(/PORT.*DATABASE_URL.*AUTH_SECRET.*SMTP_URL.*TRUST_PROXY/s)
  expect(() => parseConfiguration(environment)).not.toThrow(/hidden/)
})

test.each(['postgresql://u:p@h/d?application_name=me@host', 'postgresql:///d?host=/run/pg&user=x@y'])(
  '%s has no password that must be encoded',
  (url) => {
    expect(parseConfiguration({ DATABASE_URL: url, AUTH_SECRET: secret }).database).toMatchObject({ url })
  },
)
