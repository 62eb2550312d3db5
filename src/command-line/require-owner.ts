import { statSync } from 'node:fs'

/**
 * Refuses to write as root into the folder of another user, who could neither read nor replace what root leaves there. A
 * folder that is not there yet belongs to whoever makes it.
 */
export function requireOwner(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? 0
  if (process.getuid?.() !== 0 || owner === 0) return
  throw new Error(
    `${folder} belongs to the user with the number ${owner}, who could neither read nor replace what root writes there. ` +
      `Run the command as that user: runuser -u topshelf -- …`,
  )
}
