/**
 * `npm run messages`, or `npm run messages -- de`: brings the catalogues of all languages, or of one, up to date with the
 * texts of `src/wording/`, and says what is left to translate.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'
import { siteLanguages } from '#pages/config/site-config.ts'
import { projectRoot } from '../files/project-root.ts'
import { catalogueFile, findGaps, readCatalogue, updateCatalogue } from '../languages/catalogue.ts'
import { findFaults } from '../languages/find-faults.ts'
import { listTexts } from '../languages/list-texts.ts'

await runCommand(() => {
  const { positionals } = parseOptions({ allowPositionals: true })
  const translated = siteLanguages.slice(1)
  const names = translated.map(({ pathPrefix }) => pathPrefix.slice(1))
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no language "${unknown}". There are ${names.join(', ')}.`)
  const texts = listTexts()
  const faults = translated
    .filter(({ pathPrefix }) => positionals.length === 0 || positionals.includes(pathPrefix.slice(1)))
    .flatMap((language) => {
      const catalogue = updateCatalogue(readCatalogue(language), texts, language.code)
      writeFileSync(join(projectRoot, catalogueFile(language)), catalogue)
      const missing = findGaps(catalogue, texts).missing.length
      console.log(`${catalogueFile(language)}: ${texts.length - missing} of ${texts.length} texts translated`)
      return findFaults(language, catalogue, texts)
    })
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
