/** `npm run fonts`: writes the fonts that pages load. Needed when the fonts' libraries or the characters change. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../files/project-root.ts'
import { subsetFonts } from '../fonts/subset-fonts.ts'

for (const [name, bytes] of await subsetFonts()) {
  writeFileSync(join(projectRoot, 'src/site/ui/styles/fonts', name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
