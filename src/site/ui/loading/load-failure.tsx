/** Says what could not be loaded, and offers to retry. */
export function LoadFailure({ what, retry }: { what: string; retry: () => void }) {
  return (
    <p className="load-failure" role="alert">
      {what} could not be loaded. You may be offline.{' '}
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </p>
  )
}
