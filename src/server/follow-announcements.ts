import type { Background } from './background.ts'
import type { AnnouncementBus } from './live/announcements.ts'
import type { LiveUpdates } from './live/live-updates.ts'

/** Opens the channel to the other processes, and follows what they announce. */
export async function followAnnouncements(
  url: string,
  updates: LiveUpdates,
  background: Background,
): Promise<AnnouncementBus> {
  const { openPostgresqlBus } = await import('./live/postgresql-bus.ts')
  return openPostgresqlBus(url, {
    onAnnouncement: (announcement) => background.run(() => updates.receive(announcement)),
    onReconnect: () => background.run(updates.heal),
  })
}
