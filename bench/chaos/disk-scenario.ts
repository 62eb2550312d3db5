import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeTemporaryFolder } from '../../tests/make-temporary-folder.ts'
import { countBetween, type Scenario } from './scenario.ts'

export const diskScenario: Scenario = {
  name: 'disk full',
  engines: ['SQLite'],
  mayCut: 'nothing',
  prepare: async () => {
    const dataFolder = makeTemporaryFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', dataFolder], { stdio: 'ignore' })
    } catch {
      return 'only root can mount a small disk'
    }
    return { dataFolder, clear: () => execFileSync('umount', [dataFolder]) }
  },
  round: async ({ dataFolder }, writing, round) => {
    await writing.untilWritten(countBetween(round))
    const filling = join(dataFolder, 'filling')
    const before = writing.answers.get('503') ?? 0
    fill(filling)
    // The database's log has its own space, which is used up first.
    for (let count = 0; count < 200 && (writing.answers.get('503') ?? 0) === before; count++) await setTimeout(50)
    rmSync(filling)
    if ((writing.answers.get('503') ?? 0) === before) throw new Error('a full disk was not noticed')
    await writing.untilWritten(1)
  },
}

function fill(file: string): void {
  for (const size of [2 ** 20, 2 ** 14, 2 ** 12]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // It is full, as far as pieces of this size go.
    }
  }
}
