import * as say from '#wording/sharing.ts'
import { TextField } from '../../ui/controls/text-field.tsx'

/** A link to select and copy by hand. */
export function LinkField({ address }: { address: string }) {
  return <TextField label={say.link()} value={address} required readOnly onFocus={(event) => event.target.select()} />
}
