import { useState } from 'react'
import { highestPlayerLevel, lowestPlayerLevel } from '#documents/user-document.ts'
import * as say from '#wording/settings.ts'
import { session } from '../accounts/session/current-session.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { useStore } from '../../ui/store/create-store.ts'
import { choosePlayerLevel, defaultPlayerLevel, parsePlayerLevel, playerLevel } from './player-level.ts'

/** Sets the level that points are estimated with; saved as soon as it is a level. */
export function PlayerLevelField() {
  const level = useStore(playerLevel)
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && parsePlayerLevel(draft) === null

  function type(text: string): void {
    setDraft(text)
    const typed = parsePlayerLevel(text)
    if (typed === null || typed === level) return
    choosePlayerLevel(typed)
    // Only saving to the account can fail; on this device the level already applies.
    if (session.state().user) session.updateFields({ preferences: { playerLevel: typed } }).catch(console.error)
  }

  return (
    <TextField
      label={say.playerLevel()}
      name="playerLevel"
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(level)}
      onChange={type}
      onBlur={() => setDraft(null)}
      error={isWrong ? say.enterPlayerLevel({ lowest: lowestPlayerLevel, highest: highestPlayerLevel }) : null}
      hint={say.aboutPlayerLevel({ level: defaultPlayerLevel })}
    />
  )
}
