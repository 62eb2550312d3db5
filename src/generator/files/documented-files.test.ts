/** Documents for people do not name files that have moved. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.ts'

const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: projectRoot })

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(join(projectRoot, document), 'utf8')
  const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)[^)]*\)/g), ([, path]) =>
    join(dirname(document), path!),
  )
  // Capitals, braces and asterisks are placeholders for a name.
  const paths = Array.from(text.matchAll(/`((?:src|tests|docs|lint|bench|deploy)\/[\w./-]+)`/g), ([, path]) => path!)
  const named = [...links, ...paths.filter((path) => !/[A-Z]{2}/.test(path))]
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
})
