import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { testSecret } from './engines.ts'
import { bundleOnce, startServerProcess } from './start-server-process.ts'

const run = promisify(execFile)

async function runCommand(script: string, dataFolder: string, ...words: readonly string[]) {
  const environment = { ...process.env, DATA_FOLDER: dataFolder }
  return run(process.execPath, [join(await bundleOnce(), `${script}.mjs`), ...words], { env: environment }).then(
    ({ stdout }) => ({ exitCode: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ exitCode: error.code, said: error.stderr }),
  )
}

function makeDataFolder(): { folder: string; open: () => Promise<Database> } {
  const folder = join(makeTemporaryFolder(), 'data')
  return { folder, open: () => openDatabase(parseConfiguration({ DATA_FOLDER: folder })) }
}

async function addUser({ db }: Database, id: string): Promise<void> {
  const now = new Date().toISOString()
  const user = { id, name: id, email: `${id}@example.org`, emailVerified: 0, createdAt: now, updatedAt: now }
  await db.insertInto('user').values(user).execute()
}

function readUsers(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const users = database.prepare('select id from user order by id').all()
  database.close()
  return users.map(({ id }) => id)
}

test('a database in use is backed up by the server that has it, between two writes', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  await addUser(database, 'first')
  const file = join(folder, 'backups', 'one.sqlite')
  const [backup] = await Promise.all([
    runCommand('back-up', folder, file),
    (async () => {
      for (let count = 0; count < 50; count += 1) await addUser(database, `meanwhile-${count}`)
    })(),
  ])
  expect(backup).toEqual({ exitCode: 0, said: expect.stringContaining(file) })
  expect(readUsers(file)).toContain('first')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await database.db.destroy()
})

test('the commands take the settings of the server from its .env', async () => {
  const project = makeTemporaryFolder()
  copyFileSync('package.json', join(project, 'package.json'))
  symlinkSync(resolve('runtime'), join(project, 'runtime'))
  symlinkSync(await bundleOnce(), join(project, 'dist-server'))
  const { folder, open } = makeDataFolder()
  await (await open()).db.destroy()
  // Neither from here nor from the npm that runs the tests.
  const environment = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: project }
  const back = () => run('npm', ['run', '--silent', 'backup'], { cwd: project, env: environment })

  writeFileSync(join(project, '.env'), `DATA_FOLDER=${folder}\n`)
  expect((await back()).stdout).toContain(join(folder, 'backups'))
  writeFileSync(
    join(project, '.env'),
    `DATA_FOLDER=${folder}\nDATABASE_URL=postgresql://topshelf@localhost/topshelf\nAUTH_SECRET=${testSecret}\n`,
  )
  await expect(back()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('back it up with pg_dump') })
})

test('a database at rest is backed up by the command itself, under the name of the moment', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  await addUser(database, 'first')
  await database.db.destroy()
  expect((await runCommand('back-up', folder)).exitCode).toBe(0)
  const [name = ''] = readdirSync(join(folder, 'backups'))
  expect(name).toMatch(/^topshelf-\d{8}T\d{6}Z\.sqlite$/)
  expect(readUsers(join(folder, 'backups', name))).toEqual(['first'])
  expect(readdirSync(join(folder, 'backups'))).toEqual([name])
})

test('restoring brings back what was there, and keeps what it replaces', async () => {
  const { folder, open } = makeDataFolder()
  const before = await open()
  await addUser(before, 'first')
  const file = join(folder, 'backups', 'one.sqlite')
  await runCommand('back-up', folder, file)
  await addUser(before, 'second')

  expect(await runCommand('restore', folder, file)).toEqual({ exitCode: 1, said: expect.stringContaining('in use') })
  await before.db.destroy()
  expect(await runCommand('restore', folder, file)).toEqual({ exitCode: 0, said: expect.stringContaining('in place') })
  expect(readUsers(join(folder, 'topshelf.sqlite'))).toEqual(['first'])
  expect(statSync(join(folder, 'topshelf.sqlite')).mode & 0o777).toBe(0o600)
  const aside = readdirSync(folder).find((name) => /^topshelf\.sqlite\.\d+$/.test(name)) ?? ''
  expect(readUsers(join(folder, aside))).toEqual(['first', 'second'])

  expect(readdirSync(folder).filter((name) => name.includes('restored'))).toEqual([])

  const after = await open()
  expect(await after.db.selectFrom('user').select('id').execute()).toEqual([{ id: 'first' }])
  await after.db.destroy()
})

test('a file that is not a backup, or a damaged one, replaces nothing', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  await addUser(database, 'first')
  const file = join(folder, 'backups', 'one.sqlite')
  await runCommand('back-up', folder, file)
  await database.db.destroy()

  mkdirSync(join(folder, 'other'))
  const foreign = join(folder, 'other', 'foreign.sqlite')
  new DatabaseSync(foreign).exec('create table thing (id text)')
  const text = join(folder, 'other', 'text.sqlite')
  writeFileSync(text, 'not a database')
  truncateSync(file, 8192)
  for (const wrong of [foreign, text, file, join(folder, 'missing.sqlite')]) {
    expect((await runCommand('restore', folder, wrong)).exitCode).toBe(1)
  }
  expect(readUsers(join(folder, 'topshelf.sqlite'))).toEqual(['first'])
  expect(existsSync(`${join(folder, 'topshelf.sqlite')}.restored`)).toBe(false)
})

test('a copy of the files of a running server is restored with what is only in its log', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  await addUser(database, 'first')
  const copy = makeTemporaryFolder()
  for (const ending of ['', '-wal'])
    copyFileSync(join(folder, `topshelf.sqlite${ending}`), join(copy, `copied.sqlite${ending}`))
  await database.db.destroy()
  const empty = makeDataFolder()
  const restored = await runCommand('restore', empty.folder, join(copy, 'copied.sqlite'))
  expect(restored).toEqual({ exitCode: 0, said: expect.stringMatching(/is in place\.\n$/) })
  expect(readUsers(join(empty.folder, 'topshelf.sqlite'))).toEqual(['first'])
  expect(readdirSync(empty.folder)).toEqual(['topshelf.sqlite'])
})

test.each(['emptied', 'missing'])(
  'a database that is %s beside its log counts as damaged; both are kept',
  async (how) => {
    const { folder, open } = makeDataFolder()
    const database = await open()
    await addUser(database, 'first')
    const file = join(folder, 'backups', 'one.sqlite')
    await runCommand('back-up', folder, file)
    await addUser(database, 'second')
    const live = join(folder, 'topshelf.sqlite')
    const log = readFileSync(`${live}-wal`)
    await database.db.destroy()
    if (how === 'emptied') truncateSync(live)
    else rmSync(live)
    writeFileSync(`${live}-wal`, log)
    await expect(open()).rejects.toThrow('is damaged: it is empty, its log is not.')
    const { said } = await runCommand('restore', folder, file)
    expect(existsSync(/What was there before is (.*)\.\n$/.exec(said)?.[1] ?? '')).toBe(true)
    expect(readUsers(live)).toEqual(['first'])
    const aside = readdirSync(folder).find((name) => /^topshelf\.sqlite\.\d+-wal$/.test(name)) ?? ''
    expect(readFileSync(join(folder, aside)).equals(log)).toBe(true)
  },
)

test('without a database there is nothing to back up, and none is made', async () => {
  const folder = join(makeTemporaryFolder(), 'data')
  const said = expect.stringContaining(`There is no database in ${folder}.`)
  expect(await runCommand('back-up', folder)).toEqual({ exitCode: 1, said })
  expect(existsSync(folder)).toBe(false)
})

test('a database in use is never the target of its own backup, under whatever name', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  await addUser(database, 'first')
  const live = join(folder, 'topshelf.sqlite')
  linkSync(live, join(folder, 'another-name.sqlite'))
  symlinkSync(live, join(folder, 'link.sqlite'))
  for (const target of [live, `${live}-wal`, join(folder, 'another-name.sqlite'), join(folder, 'link.sqlite')]) {
    expect(await runCommand('back-up', folder, target)).toEqual({
      exitCode: 1,
      said: expect.stringContaining('is the database itself'),
    })
  }
  expect(await database.db.selectFrom('user').select('id').execute()).toEqual([{ id: 'first' }])
  await database.db.destroy()
  expect((await runCommand('back-up', folder, live)).exitCode).toBe(1)
  expect(readUsers(live)).toEqual(['first'])
})

test.each(['back-up', 'restore'])('%s takes no option for the name of a file', async (script) => {
  const { folder } = makeDataFolder()
  const said = expect.stringContaining('There is no option --file.')
  expect(await runCommand(script, folder, '--file', 'one.sqlite')).toEqual({ exitCode: 1, said })
  expect(existsSync(folder)).toBe(false)
})

test('a folder with a long name is backed up while the server runs', async () => {
  const folder = join(makeTemporaryFolder(), 'a-folder-with-a-name-that-is-rather-long'.repeat(3), 'data')
  const database = await openDatabase(parseConfiguration({ DATA_FOLDER: folder }))
  const file = join(folder, 'backups', 'one.sqlite')
  expect(await runCommand('back-up', folder, file)).toEqual({ exitCode: 0, said: expect.stringContaining(file) })
  await database.db.destroy()
})

test('a damaged database is said to be one, and a backup takes its place', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  await addUser(database, 'first')
  const file = join(folder, 'backups', 'one.sqlite')
  await runCommand('back-up', folder, file)
  await database.db.destroy()
  const live = join(folder, 'topshelf.sqlite')
  for (const damage of [() => truncateSync(live, 20_480), () => writeFileSync(live, 'not a database, '.repeat(1000))]) {
    damage()
    await expect(open()).rejects.toThrow(/topshelf\.sqlite is damaged: [\s\S]*npm run restore/)
    expect((await runCommand('restore', folder, file)).exitCode).toBe(0)
    expect(readUsers(live)).toEqual(['first'])
  }
})

test('what SQLite drops of a damaged log is said at the start, and kept', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  for (const id of ['first', 'second', 'third']) await addUser(database, id)
  const live = join(folder, 'topshelf.sqlite')
  const [file, log] = [readFileSync(live), readFileSync(`${live}-wal`)]
  await database.db.destroy()
  const start = async (wal: Buffer): Promise<{ readonly said: string; readonly copies: readonly string[] }> => {
    const copy = join(makeTemporaryFolder(), 'data')
    mkdirSync(copy)
    writeFileSync(join(copy, 'topshelf.sqlite'), file)
    writeFileSync(join(copy, 'topshelf.sqlite-wal'), wal)
    const server = await startServerProcess({ environment: { DATA_FOLDER: copy } })
    await server.stop()
    const copies = readdirSync(copy).filter((name) => name.includes('damaged'))
    expect(copies.every((name) => readFileSync(join(copy, name)).equals(wal))).toBe(true)
    return { said: server.lines.filter((line) => line.includes('are lost')).join(), copies }
  }
  const spoil = (position: number): Buffer => Buffer.from(log).fill(0xa5, position, position + 8)

  expect(await start(log)).toEqual({ said: '', copies: [] })
  // As a crash in the middle of the last transaction leaves it.
  expect(await start(spoil(log.length - 100))).toEqual({ said: '', copies: [] })
  const { said, copies } = await start(spoil(Math.floor(log.length / 2)))
  expect(JSON.parse(said)).toMatchObject({
    level: 'warn',
    msg: expect.stringMatching(
      /is damaged at byte \d+, so SQLite drops that and what follows: \d+ transactions or more/,
    ),
  })
  expect(copies).toHaveLength(1)
  expect((await start(spoil(0))).said).toContain('drops all of it')
})

test('a first start that is killed begins anew, wherever it was', async () => {
  const { folder, open } = makeDataFolder()
  const database = await open()
  const live = join(folder, 'topshelf.sqlite')
  const [file, log] = [readFileSync(live), readFileSync(`${live}-wal`)]
  await database.db.destroy()
  // Of a page and its header, as SQLite writes them.
  const frame = 4096 + 24
  expect((log.length - 32) % frame).toBe(0)
  for (let end = 32; end <= log.length; end += frame) {
    const killed = makeDataFolder()
    mkdirSync(killed.folder)
    writeFileSync(join(killed.folder, 'topshelf.sqlite'), file)
    writeFileSync(join(killed.folder, 'topshelf.sqlite-wal'), log.subarray(0, end))
    const again = await killed.open()
    await addUser(again, 'first')
    expect(await again.db.selectFrom('report').selectAll().execute()).toEqual([])
    await again.db.destroy()
  }
})

test.each<[string, (folder: string) => void, string]>([
  ['a folder for the database', (folder) => mkdirSync(join(folder, 'topshelf.sqlite')), 'is damaged: it is a folder'],
  ['a folder for its log', (folder) => mkdirSync(join(folder, 'topshelf.sqlite-wal')), 'is damaged: it is a folder'],
  ['a folder for the secret', (folder) => mkdirSync(join(folder, 'auth-secret')), 'auth-secret is a folder'],
  [
    'a file that was cut off',
    (folder) => writeFileSync(join(folder, 'topshelf.sqlite'), 'SQLite format 3\0'),
    'damaged',
  ],
  [
    'the database of another program',
    (folder) => new DatabaseSync(join(folder, 'topshelf.sqlite')).exec('create table user (id text)'),
    'not those that Topshelf has made: table "user" already exists',
  ],
])('%s stops the start with a sentence', async (_what, make, words) => {
  const folder = makeTemporaryFolder()
  make(folder)
  const said = await sayWhyNot(folder)
  expect(said).toContain(`Cannot start:\n  `)
  expect(said).toContain(words)
  expect(said).not.toContain('{')
})

test('a database that lacks a table stops the start with a sentence', async () => {
  const { folder, open } = makeDataFolder()
  await (await open()).db.destroy()
  const database = new DatabaseSync(join(folder, 'topshelf.sqlite'))
  database.exec('drop table report')
  database.close()
  expect(await sayWhyNot(folder)).toMatch(/^Cannot start:\n.*the table report is missing\.\n.*Restore a backup/)
})

/** What a server says that does not start on this data folder. */
async function sayWhyNot(folder: string): Promise<string> {
  const starting = startServerProcess({ environment: { DATA_FOLDER: folder } })
  const said = await starting.then(
    async (server) => server.stop().then(() => 'It started.'),
    (error: unknown) => String(error),
  )
  return said.replace(/^Error: The server ended with 1:\n/, '')
}
