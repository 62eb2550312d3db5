import { expect, test } from 'vitest'
import { buildReportTemplate, fillReportTemplate } from './report-template.ts'

const page = { path: '/drivers/mario/', title: 'Mario & Luigi, 100%' } as const
const question = 'What is wrong, and where can it be seen?'

function write(url: string, of: { path: string; title: string | null } = page): string {
  return fillReportTemplate(buildReportTemplate(url, 'https://topshelf.example'), of.path, of.title)
}

/** Read as mail programs do, for which a plus is a plus. */
function readFields(address: string): string[][] {
  const query = new URL(address).search.slice(1).split('&')
  return query.map((field) => field.split('=').map(decodeURIComponent))
}

test('a mail has the title as its subject and the address in its body', () => {
  const address = write('mailto:data@topshelf.example')
  expect(new URL(address).pathname).toBe('data@topshelf.example')
  expect(readFields(address)).toEqual([
    ['subject', 'Wrong data: Mario & Luigi, 100%'],
    ['body', `${question}\r\n\r\nhttps://topshelf.example/drivers/mario/\r\n\r\n`],
  ])
})

test('a form has both in its query', () => {
  const { searchParams } = new URL(write('https://code.example/new'))
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Wrong data: Mario & Luigi, 100%',
    body: `${question}\n\nhttps://topshelf.example/drivers/mario/\n\n`,
  })
})

test.each(['mailto:data@topshelf.example?cc=b@topshelf.example', 'https://code.example/new?labels=data'])(
  'what %s already asks for stays',
  (url) => {
    expect(write(url).startsWith(`${url}&`)).toBe(true)
    expect(readFields(write(url))).toHaveLength(3)
  },
)

test('the home page, which has no title, goes by the name of the site', () => {
  const { searchParams } = new URL(write('https://code.example/new', { path: '/', title: null }))
  expect(searchParams.get('title')).toBe('Wrong data: Topshelf')
  expect(searchParams.get('body')).toContain('\nhttps://topshelf.example/\n')
})

test('a title is text, whatever is in it', () => {
  const { searchParams } = new URL(write('https://code.example/new', { path: '/a/', title: "$& {path} $'" }))
  expect(searchParams.get('title')).toBe("Wrong data: $& {path} $'")
  expect(searchParams.get('body')).toContain('\nhttps://topshelf.example/a/\n')
})
