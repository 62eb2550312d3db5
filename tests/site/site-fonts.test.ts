import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#generator/files/project-root.ts'
import { subsetFonts } from '#generator/fonts/subset-fonts.ts'

test('the site’s fonts are those that npm run fonts makes from the libraries', async () => {
  const fonts = await subsetFonts()
  expect(fonts.size).toBe(3)
  for (const [name, bytes] of fonts) {
    const kept = readFileSync(join(projectRoot, 'src/site/ui/styles/fonts', name))
    expect(bytes.equals(kept), `${name} differs: run npm run fonts`).toBe(true)
  }
})
