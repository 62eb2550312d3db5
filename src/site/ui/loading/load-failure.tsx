import { useEffect, useState } from 'react'
import * as say from '#wording/controls.ts'
import { findLoadTrouble, troubleWords, type LoadTrouble } from './load-trouble.ts'

/** Says what could not be loaded, and why as soon as that is known, and offers to retry. */
export function LoadFailure({ what, retry }: { what: string; retry: () => void }) {
  const [trouble, setTrouble] = useState<LoadTrouble | null>(null)
  useEffect(() => void findLoadTrouble().then(setTrouble), [])
  return (
    <p className="load-failure" role="alert">
      {say.notLoaded({ what })} {trouble && `${troubleWords[trouble]} `}
      <button type="button" className="button" onClick={trouble === 'updated' ? () => location.reload() : retry}>
        {trouble === 'updated' ? say.reload() : say.tryAgain()}
      </button>
    </p>
  )
}
