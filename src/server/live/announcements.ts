import { z } from 'zod'
import { sessionEnds } from '#documents/live-messages.ts'

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
