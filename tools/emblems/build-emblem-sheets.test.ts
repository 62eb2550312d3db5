import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#generator/files/project-root.ts'
import { buildEmblemSheets } from './build-emblem-sheets.ts'

/** `npm run emblems` writes them: it runs this with `--update`. */
test.each([...buildEmblemSheets()])('%s is what the tables of emblems say', async (name, text) => {
  await expect(text).toMatchFileSnapshot(join(projectRoot, 'src/site/ui/emblems', name))
})
