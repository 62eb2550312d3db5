import { fork } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteLanguage } from '#pages/config/site-config.ts'
import { digest } from '../files/digest.ts'
import { nameLanguages } from '../options/build-options.ts'
import { noUsage, readProcessUsage, type ProcessUsage } from '../files/process-usage.ts'
import { removeOldEntries } from '../files/list-files.ts'
import { readCodeFingerprint } from './read-code-fingerprint.ts'
import { readSiteBundle, type SiteBundle } from './site-bundle.ts'

/** Enough to switch between branches. */
const maxBundles = 4
/**
 * One thread of each kind bundles our few files as fast as two, in less memory. Rolldown's allocator gives memory back as
 * soon as it is free, and takes no huge pages, of which most would stay empty: 352 instead of 505 MB in the same time.
 * https://github.com/microsoft/mimalloc#environment-options
 */
const frugalBundler = {
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ALLOW_THP: '0',
}

/**
 * The bundle for the current code, from the cache or newly built. Rejects if the code changes meanwhile. Memory counts what
 * this process and the bundler have held at most until then.
 * @param codeFingerprint of the current code
 * @param languages of the site, the default first
 */
export async function ensureBundle(
  cacheFolder: string,
  codeFingerprint: string,
  languages: readonly SiteLanguage[],
): Promise<{ bundle: SiteBundle; usage: ProcessUsage }> {
  const folder = join(cacheFolder, 'bundles', digest([codeFingerprint, nameLanguages(languages)]).slice(0, 16))
  if (existsSync(folder)) {
    const now = new Date()
    utimesSync(folder, now, now)
    return { bundle: readSiteBundle(folder, languages), usage: noUsage }
  }
  mkdirSync(dirname(folder), { recursive: true })
  // Built elsewhere and renamed when complete, so that the cache never holds half a bundle.
  const workFolder = `${folder}.${process.pid}`
  try {
    const { cpuSeconds, peakBytes } = await runBundler(workFolder, languages)
    const ownBytes = readProcessUsage().peakBytes
    // It would be found under this fingerprint whenever the code is the same again.
    if (readCodeFingerprint().code !== codeFingerprint) {
      throw new Error('The code changed while it was being bundled. Build again.')
    }
    if (!existsSync(folder)) renameSync(workFolder, folder)
    removeOldEntries(dirname(folder), maxBundles)
    return { bundle: readSiteBundle(folder, languages), usage: { cpuSeconds, peakBytes: ownBytes + peakBytes } }
  } finally {
    rmSync(workFolder, { recursive: true, force: true })
  }
}

function runBundler(folder: string, languages: readonly SiteLanguage[]): Promise<ProcessUsage> {
  const bundler = fork(new URL('bundle-site-worker.ts', import.meta.url), [folder, nameLanguages(languages)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...frugalBundler },
    execArgv: [...process.execArgv, '--max-semi-space-size=4'],
  })
  return new Promise((resolve, reject) => {
    let usage = noUsage
    bundler.on('message', (message: ProcessUsage) => {
      usage = message
    })
    bundler.on('error', reject)
    bundler.on('exit', (code) => {
      if (code === 0) resolve(usage)
      else reject(new Error('The scripts and styles of the site could not be built; see the error above.'))
    })
  })
}
