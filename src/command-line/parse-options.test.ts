import { expect, test } from 'vitest'
import { parseOptions } from './parse-options.ts'

const options = { today: { type: 'string' }, from: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const

function parse(...args: string[]) {
  return parseOptions({ args, options }, new Map([['--port', 'Set PORT instead.']])).values
}

test('reads what there is', () => {
  expect(parse('--today', '2026-01-01', '--dry-run')).toEqual({ today: '2026-01-01', 'dry-run': true })
  expect(parse('--today=2026-01-01')).toEqual({ today: '2026-01-01' })
})

const known = 'The options are --today, --from and --dry-run.'

test.each([
  [['--host'], `There is no option --host. ${known}`],
  [['--host=0.0.0.0'], `There is no option --host. ${known}`],
  [['-h'], `There is no option -h. ${known}`],
  [['--port', '3000'], `There is no option --port. Set PORT instead. ${known}`],
  [['3000'], `"3000" is no option, and nothing else is expected. ${known}`],
  [['--today'], `--today needs a value after it. ${known}`],
  [['--today', '--dry-run'], `--today needs a value after it. ${known}`],
  [['--dry-run=yes'], `--dry-run takes no value. ${known}`],
])('%j', (words, sentence) => {
  expect(() => parse(...words)).toThrow(new Error(sentence))
})

test.each([
  [{}, 'The command has no options.'],
  [{ content: { type: 'string' } } as const, 'The only option is --content.'],
])('of %j', (few, sentence) => {
  expect(() => parseOptions({ args: ['--host'], options: few })).toThrow(`There is no option --host. ${sentence}`)
})
