import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { listMembers } from '#site/features/offline/pack-format.ts'
import type { PageEntry } from '../prepare/page-entry.ts'
import { isPack, type FindPacked } from './build-pack.ts'

/**
 * Finds pages in the packs that the last build left: a changed page is in one member of a pack, and most of the others
 * need not be compressed again.
 * @param lastPages of that build, by path; it must have packed the same way as this one
 * @param intact files that are still as it left them
 */
export function findPackedPages(
  outFolder: string,
  lastPages: Readonly<Record<string, { readonly digest: string }>>,
  intact: ReadonlySet<string>,
): FindPacked<Pick<PageEntry, 'path' | 'length' | 'digest'>> {
  const packs = [...intact].filter(isPack)
  let members: Promise<ReadonlyMap<string, Blob>> | undefined
  return async (pages) => {
    if (pages.some(({ path, digest }) => lastPages[path]?.digest !== digest)) return null
    members ??= readMembers(packs.map((file) => join(outFolder, file)))
    const member = (await members).get(JSON.stringify(pages.map(({ path, length }) => [path, length])))
    return member ? new Uint8Array(await member.arrayBuffer()) : null
  }
}

/** By their part of the table. They stay on disk until they are read. */
async function readMembers(files: readonly string[]): Promise<ReadonlyMap<string, Blob>> {
  const members = new Map<string, Blob>()
  for (const file of files) {
    const pack = await openAsBlob(file)
    for (const { start, end, pages } of await listMembers(pack))
      members.set(JSON.stringify(pages), pack.slice(start, end))
  }
  return members
}
