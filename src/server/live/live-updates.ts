import type { Kysely } from 'kysely'
import { z } from 'zod'
import { formatDocumentPath, parseDocumentPath } from '#documents/document-path.ts'
import { type SessionEnd, type DocumentSnapshot, sessionEnds } from '#documents/live-messages.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { readVersions, readDocuments } from '../storage/document-store.ts'
import { type DocumentState, toState } from '../storage/document-writer.ts'
import { readReferences } from '../storage/document-routes.ts'
import { logFault } from '../database/database-unavailable.ts'
import type { LiveHub } from './live-hub.ts'

/** What processes on one database announce to each other: that something has changed, never what. */
export const announcementSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('document'), path: z.string(), version: z.int() }),
  z.object({ about: z.literal('user'), uid: z.string() }),
  z.object({ about: z.literal('session-end'), sessionIds: z.array(z.string()), reason: z.enum(sessionEnds) }),
])
export type Announcement = z.infer<typeof announcementSchema>

/**
 * The channel to the other processes. Nothing depends on it: whatever gets lost is found by comparing versions now and
 * then.
 */
export interface AnnouncementBus {
  announce(announcement: Announcement): void
  stop(): Promise<void>
}

/** For when there are no others. */
export const silentBus: AnnouncementBus = { announce: () => {}, stop: () => Promise.resolve() }

/** Tells open pages, here and at other processes, what has changed. */
export interface LiveUpdates {
  /** A document was written here, and is on disk. */
  documentWritten(path: string, state: DocumentState): void
  /** Address, verification or ways to sign in. */
  userChanged(uid: string): Promise<void>
  sessionsEnded(sessionIds: readonly string[], reason: SessionEnd): void
  /** From another process. */
  receive(announcement: Announcement): Promise<void>
  /** Compares what is watched here with the database, and sends what was missed. */
  sendMissed(): Promise<void>
}

interface Parts {
  readonly db: Kysely<DatabaseSchema>
  readonly hub: LiveHub
  readonly store: SessionStore
  readonly bus: () => AnnouncementBus
}

/** How many are asked for in one query. */
const comparedAtOnce = 500
/** How many are named in one announcement, whose size is limited. */
const endedAtOnce = 100

export function createLiveUpdates({ db, hub, store, bus }: Parts): LiveUpdates {
  async function sendUser(uid: string): Promise<void> {
    store.forget({ uid })
    if (!hub.isWatched(uid)) return
    const user = await store.findUser(uid)
    if (user) hub.sendUser(user)
  }

  /** @param written null where the state is not at hand */
  async function sendDocument(path: string, version: number, written: DocumentState | null): Promise<void> {
    const target = parseDocumentPath(path)
    if (!target || !hub.isWatched(target.uid)) return
    const { collection, uid } = target
    // Nothing refers to them: pages ask for the collection that they show.
    if (collection === 'collections' || collection === 'checklists') hub.sendChange(uid, { path, version })
    else if (collection === 'users' && written) hub.sendDocument(uid, await toSnapshot(db, uid, written))
    // One that the user's document refers to, or one whose state is not at hand: the user's document is read anew.
    else hub.sendDocument(uid, await readSnapshot(db, uid))
  }

  function endSessions(sessionIds: readonly string[], reason: SessionEnd): void {
    store.forget({ sessionIds })
    hub.endSessions(sessionIds, reason)
  }

  async function sendMissedOf(uids: readonly string[]): Promise<void> {
    const watched = hub.watched(uids)
    const sessionIds = [...watched.values()].flatMap((watch) => [...watch.sessionIds])
    const [versions, open, users] = await Promise.all([
      readVersions(
        db,
        uids.map((uid) => formatDocumentPath('users', uid)),
      ),
      store.listOpen(sessionIds),
      store.findUsers(uids),
    ])
    const isOpen = new Set(open)
    const ended = sessionIds.filter((id) => !isOpen.has(id))
    if (ended.length > 0) endSessions(ended, 'expired')
    for (const [uid, { version, user }] of watched) {
      const path = formatDocumentPath('users', uid)
      const stored = versions.get(path) ?? 0
      if (stored > version) await sendDocument(path, stored, null)
      const record = users.get(uid)
      if (record && user && JSON.stringify(record) !== JSON.stringify(user)) await sendUser(uid)
    }
  }

  return {
    documentWritten: (path, state) => {
      bus().announce({ about: 'document', path, version: state.version })
      // What is not announced now is found by the next comparison of versions.
      sendDocument(path, state.version, state).catch(logFault('a change was not announced'))
    },
    userChanged: async (uid) => {
      bus().announce({ about: 'user', uid })
      await sendUser(uid)
    },
    sessionsEnded: (sessionIds, reason) => {
      if (sessionIds.length === 0) return
      for (let start = 0; start < sessionIds.length; start += endedAtOnce) {
        bus().announce({ about: 'session-end', sessionIds: sessionIds.slice(start, start + endedAtOnce), reason })
      }
      endSessions(sessionIds, reason)
    },
    receive: async (announcement) => {
      if (announcement.about === 'document') await sendDocument(announcement.path, announcement.version, null)
      else if (announcement.about === 'user') await sendUser(announcement.uid)
      else endSessions(announcement.sessionIds, announcement.reason)
    },
    sendMissed: async () => {
      const uids = hub.watchedUsers()
      for (let start = 0; start < uids.length; start += comparedAtOnce) {
        await sendMissedOf(uids.slice(start, start + comparedAtOnce))
      }
    },
  }
}

/** The document of a user as a stream sends it, as the database has it. */
export async function readSnapshot(db: Kysely<DatabaseSchema>, uid: string): Promise<DocumentSnapshot> {
  const [row] = await readDocuments(db, [formatDocumentPath('users', uid)])
  return toSnapshot(db, uid, toState(row))
}

/** The same, of a state that is at hand. */
async function toSnapshot(db: Kysely<DatabaseSchema>, uid: string, state: DocumentState): Promise<DocumentSnapshot> {
  const { version, data } = state
  const included = await readReferences(db, uid, data)
  return { path: formatDocumentPath('users', uid), version, data, included }
}
