import { fork } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, existsSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Card } from '#pages/cards/card.ts'
import type { IsUpToDate } from '../files/build-record.ts'
import { digest } from '../files/digest.ts'
import { listFiles, removeOldEntries } from '../files/list-files.ts'
import { outputFileName } from '../files/output-file-names.ts'
import { noUsage, type ProcessUsage } from '../files/process-usage.ts'
import { projectRoot } from '../files/project-root.ts'
import type { CardJob } from './draw-cards-worker.ts'

export interface CardFolders {
  readonly cacheFolder: string
  readonly outFolder: string
}

export interface PublishedCards {
  /** Key of each card's content, by file name in the output folder. */
  readonly digests: Readonly<Record<string, string>>
  readonly drawnCount: number
  readonly usage: ProcessUsage
}

/** Draws the cards that are not in the cache, and copies those that are not up to date to the output folder. */
export async function publishCards(
  cards: readonly Card[],
  folders: CardFolders,
  isUpToDate: IsUpToDate,
  stop: AbortSignal,
): Promise<PublishedCards> {
  const located = locateCards(folders.cacheFolder, cards, readCardDesign())
  const missing = findMissingCards(located)
  const usage = missing.length > 0 ? await drawCards(missing, stop) : noUsage
  copyChanged(located, folders.outFolder, isUpToDate)
  removeOldCards(folders.cacheFolder)
  return {
    digests: Object.fromEntries(located.map(({ card, key }) => [outputFileName(card.path), key])),
    drawnCount: missing.length,
    usage,
  }
}

function copyChanged(cards: readonly CachedCard[], outFolder: string, isUpToDate: IsUpToDate): void {
  for (const { card, key, file } of cards) {
    const target = outputFileName(card.path)
    if (isUpToDate(target, key)) continue
    mkdirSync(dirname(join(outFolder, target)), { recursive: true })
    copyFileSync(file, join(outFolder, target))
  }
}

/** Each thread would keep memory of its own for pictures (glibc): 30 MB more, for nothing. */
const frugalMemory = { MALLOC_ARENA_MAX: '2' }

/** Draws cards in a separate process. Rejects if a card cannot be drawn or `stop` is signalled. */
function drawCards(jobs: readonly CardJob[], stop: AbortSignal): Promise<ProcessUsage> {
  const drawer = fork(new URL('draw-cards-worker.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...frugalMemory },
    execArgv: [...process.execArgv, '--max-semi-space-size=2'],
    signal: stop,
  })
  return new Promise((resolve, reject) => {
    drawer.on('message', (usage: ProcessUsage) => resolve(usage))
    drawer.on('error', reject)
    drawer.on('exit', () => reject(new Error('The page cards could not be drawn; see the error above.')))
    drawer.send(jobs)
  })
}

/** What cards are drawn from, besides their texts. */
export const designFolders = ['src/generator/cards', 'src/generator/emblems', 'src/site/ui/emblems']
export const designFiles = [
  'src/pages/cards/card.ts',
  'src/pages/config/emblem-palette.ts',
  'src/pages/config/palette.ts',
  'src/pages/config/site-name.ts',
]
const libraries = ['@fontsource/barlow', '@fontsource/barlow-condensed', 'colorjs.io', 'opentype.js', 'sharp']

/**
 * A digest of everything that decides how a card looks, and of no other code: drawing all cards takes longer than the
 * rest of a build.
 */
function readCardDesign(): string {
  const sources = designFolders.flatMap((folder) =>
    listFiles(join(projectRoot, folder)).map((file) => `${folder}/${file}`),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies }
  return digest([
    ...[...sources, ...designFiles].flatMap((file) => [file, readFileSync(join(projectRoot, file))]),
    ...libraries.flatMap((name) => [name, versions[name] ?? '']),
  ])
}

/** A card and its file in the cache, whether drawn or not. */
interface CachedCard extends CardJob {
  /** Changes if the card could look different. */
  readonly key: string
}

/** Enough for all cards of the site and some weeks of changes. */
const maxCards = 6000

/** Finds the cache file of each card. Cards with the same content share a file, and none is drawn twice. */
export function locateCards(cacheFolder: string, cards: readonly Card[], design: string): CachedCard[] {
  const folder = join(cacheFolder, 'cards')
  mkdirSync(folder, { recursive: true })
  return cards.map((card) => {
    const { path: _path, ...content } = card
    const key = digest([design, JSON.stringify(content)]).slice(0, 32)
    return { card, key, file: join(folder, `${key}.jpg`) }
  })
}

/** The cards that have not been drawn yet, each once. Marks the others as used. */
export function findMissingCards(cards: readonly CachedCard[]): CachedCard[] {
  const now = new Date()
  const missing = new Map<string, CachedCard>()
  for (const card of cards) {
    if (existsSync(card.file)) utimesSync(card.file, now, now)
    else missing.set(card.key, card)
  }
  return [...missing.values()]
}

/** Removes the least recently used cards. */
export function removeOldCards(cacheFolder: string, most = maxCards): void {
  removeOldEntries(join(cacheFolder, 'cards'), most)
}
