import { Fragment, type ReactNode, useState } from 'react'
import { pictureSource } from '#documents/picture-address.ts'
import * as say from '#wording/profile.ts'
import { firstLetter } from '../../ui/wording/first-letter.ts'
import { Button } from '../../ui/controls/button.tsx'
import './player-head.css'

interface PlayerHeadProps {
  readonly alias: string
  readonly avatar: string | null
  readonly onEdit: () => void
}

/** Name and picture, and where they come from. */
export function PlayerHead({ alias, avatar, onEdit }: PlayerHeadProps) {
  return (
    <div className="player-head">
      <Avatar key={avatar} address={avatar} alias={alias} />
      <div>
        <h2>{breakAtSigns(alias)}</h2>
        <p className="muted">{say.aboutPicture()}</p>
        <Button onClick={onEdit}>{say.editName()}</Button>
      </div>
    </div>
  )
}

/** An e-mail address in place of a name: a long one breaks at punctuation, not inside a word. */
function breakAtSigns(alias: string): ReactNode {
  return alias.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Avatar({ address, alias }: { address: string | null; alias: string }) {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken) {
    return (
      <span className="player-avatar letter" aria-hidden="true">
        {firstLetter(alias)}
      </span>
    )
  }
  return <img className="player-avatar" src={pictureSource(address)} alt="" onError={() => setBroken(true)} />
}
