/**
 * `npm run dev`, or `PORT=3000 HOST=0.0.0.0 npm run dev`, or `LANGUAGES=de npm run dev` for the site in German: pages are built and rendered on request; edits to components
 * and content show at once.
 */
import { join } from 'node:path'
import { createServer } from 'vite'
import { speakOnSite } from '#generator/bundle/speak.ts'
import { parseBuildOptions } from '#generator/options/build-options.ts'
import { parseLanguages } from '#generator/options/parse-languages.ts'
import { siteLanguages } from '#pages/config/site-config.ts'
import { parseDevAddress } from './parse-dev-address.ts'
import { createLateWatch } from './create-late-watch.ts'
import { createPageServingPlugin } from './page-serving-plugin.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { makeNamedFolder } from '#command-line/make-folder.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2), process.env)
  const address = parseDevAddress(process.env)
  makeNamedFolder(options.cacheFolder, '--cache')
  const watch = createLateWatch([join(projectRoot, 'src'), join(projectRoot, 'tools'), options.contentFolder])
  // One at a time: the browser loads the sources themselves.
  const languages = parseLanguages(process.env.LANGUAGES || siteLanguages[0].code)
  const language = languages.at(-1)!
  const spoken = speakOnSite(language, languages)
  const server = await createServer({
    root: projectRoot,
    configLoader: 'native',
    ...spoken,
    plugins: [...(spoken.plugins ?? []), createPageServingPlugin({ ...options, languages }, watch.start)],
    server: { ...address, strictPort: address.port !== undefined, watch: { ignored: watch.ignored } },
  })
  await server.listen()
  // Vite's own list recommends an option that this command does not have.
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log([...local, ...network].map((url) => `The site is at ${url}`).join('\n'))
})
