import { appendFileSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '#generator/files/list-files.ts'
import { build, copyFixture, makeTemporaryFolder, readBuildHash, readTree } from './build-fixture.ts'

/** Builds a fresh copy of the fixture, lets a test change the content, and builds into the same folder again. */
async function rebuild(change: (content: string, out: string) => void) {
  const content = copyFixture()
  const out = join(makeTemporaryFolder(), 'out')
  const first = await build(content, out)
  expect(first.errors).toBe('')
  const hash = readBuildHash(out)
  change(content, out)
  const second = await build(content, out)
  return { content, out, first, second, hash, newHash: readBuildHash(out) }
}

function editGuide(content: string): void {
  appendFileSync(join(content, 'tips-and-tricks/combos.md'), '\nOne more sentence.\n')
}

// The first build of a state of the code bundles it, which the others then need not wait for.
beforeAll(() => build(copyFixture(), join(makeTemporaryFolder(), 'out')))

describe('build hash', () => {
  test('two builds of the same input are the same to the byte, wherever they are built', async () => {
    const [one, other] = [join(makeTemporaryFolder(), 'one'), join(makeTemporaryFolder(), 'other')]
    await build(copyFixture(), one)
    await build(copyFixture(), other)
    expect(listFiles(one).length).toBeGreaterThan(100)
    expect(readTree(other)).toEqual(readTree(one))
  })

  test('changes with the text of a page', async () => {
    const { hash, newHash } = await rebuild(editGuide)
    expect(newHash).not.toBe(hash)
  })

  test('does not change with a comment in the content, and no page is rendered for it', async () => {
    const { hash, newHash, second } = await rebuild((content) =>
      appendFileSync(join(content, 'badges/general.yaml'), '# Seen by editors only.\n'),
    )
    expect(newHash).toBe(hash)
    expect(second.rendered).toBe(0)
  })

  test('changes with the day, the address of the site and that for reports', async () => {
    const content = copyFixture()
    const out = join(makeTemporaryFolder(), 'out')
    const hashes = new Set<string>()
    for (const options of [
      {},
      { today: '2020-11-21' },
      { siteUrl: 'https://other.example' },
      { reportUrl: 'https://other.example/report' },
    ]) {
      await build(content, out, options)
      hashes.add(readBuildHash(out))
    }
    expect(hashes.size).toBe(4)
    // Four builds, one after the other, on a machine that may be busy.
  }, 180_000)
})

describe('a second build', () => {
  test('does nothing when files were only touched', async () => {
    const { second } = await rebuild((content) => {
      for (const file of listFiles(content)) utimesSync(join(content, file), new Date(), new Date())
    })
    expect(second.output).toMatch(/^Nothing has changed: \d+ pages/)
  })

  test('renders changed pages alone and still is what a clean build would be', async () => {
    const { content, out, first, second } = await rebuild(editGuide)
    expect(second.rendered).toBeGreaterThan(0)
    expect(second.rendered).toBeLessThan(Number(first.rendered) / 10)
    const clean = join(makeTemporaryFolder(), 'clean')
    await build(content, clean)
    expect(readTree(out)).toEqual(readTree(clean))
  })

  test('removes pages that are no more, with their folders', async () => {
    const { out, second } = await rebuild((content) => rmSync(join(content, 'badges/general.yaml')))
    expect(second.errors).toBe('')
    expect(listFiles(out).filter((file) => file.includes('badges/general'))).toEqual([])
    expect(listFiles(out)).toContain('badges/team-rally/index.html')
  })

  test('puts right what was changed or deleted in the output', async () => {
    let before = new Map<string, string>()
    const { out, second, hash, newHash } = await rebuild((_content, folder) => {
      before = readTree(folder)
      writeFileSync(join(folder, 'drivers/mario/index.html'), 'overwritten')
      rmSync(join(folder, 'assets/data/karts/b-dasher/index.json'))
      rmSync(join(folder, 'robots.txt'))
      writeFileSync(join(folder, 'drivers/nobody.html'), 'left over')
    })
    expect(second.rendered).toBe(2)
    expect(newHash).toBe(hash)
    expect(readTree(out)).toEqual(before)
  })
})

describe('a build that must not succeed', () => {
  test('names every fault of the content and leaves the site as it was', async () => {
    const { out, second } = await rebuild((content) => {
      writeFileSync(join(content, 'badges/general.yaml'), 'name: General\n')
      writeFileSync(join(content, 'badges/team-rally.yaml'), 'name: [\n')
    })
    expect(second.exitCode).toBe(1)
    expect(second.errors).toContain('badges/general.yaml:')
    expect(second.errors).toContain('badges/team-rally.yaml:')
    expect(second.errors).toContain('Nothing was built.')
    expect(JSON.parse(readFileSync(join(out, 'build.json'), 'utf8')).state).toBe('complete')
  })

  test('refuses a folder with files that no build has put there', async () => {
    const out = makeTemporaryFolder()
    writeFileSync(join(out, 'holiday.txt'), 'mine')
    const { exitCode, errors } = await build(copyFixture(), out)
    expect(exitCode).toBe(1)
    expect(errors).toContain(`${out} holds files that no build has put there.`)
    expect(listFiles(out)).toEqual(['holiday.txt'])
  })

  test.each([
    [{ today: '2020-02-30' }, 'The build day "2020-02-30" is not a day of the calendar.'],
    [{ siteUrl: 'topshelf.example' }, 'SITE_URL "topshelf.example" is not an origin.'],
    [{ reportUrl: 'data@topshelf.example' }, 'REPORT_URL "data@topshelf.example" is neither a web page nor a mailbox.'],
  ])('refuses %o', async (options, message) => {
    const { exitCode, errors } = await build(copyFixture(), join(makeTemporaryFolder(), 'out'), options)
    expect(exitCode).toBe(1)
    expect(errors).toContain(message)
  })
})
