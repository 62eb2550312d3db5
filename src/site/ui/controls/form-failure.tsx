import './form-failure.css'

/** Why a form could not be submitted. Always in the document, so that screen readers announce it when it appears. */
export function FormFailure({ words }: { words: string | null }) {
  return (
    <p className="form-failure" role="alert">
      {words}
    </p>
  )
}
