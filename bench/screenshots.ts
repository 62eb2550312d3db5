/**
 * `npm run screenshots`: takes the screenshots that the web manifest names from the real site, built and served here. Run
 * it after the look of these pages has changed.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { screenshots } from '#generator/files/screenshot-list.ts'
import { projectRoot } from '#generator/files/project-root.ts'
import { launchHeadlessShell } from '../tests/browser/chromium.ts'
import { serveBuiltSite } from './serve-built-site.ts'

await using server = await serveBuiltSite()
const browser = await launchHeadlessShell()
for (const { name, page: path, form, width, height } of screenshots) {
  const scale = form === 'narrow' ? 2 : 1
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  // Home shows what ran on the reader's calendar day.
  await page.clock.setFixedTime('2026-09-29T12:00:00Z')
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  const file = join(projectRoot, 'src/generator/bundle/screenshots', `${name}.webp`)
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file)
  console.log(`${name}: ${size} bytes`)
  await page.close()
}
await browser.close()
