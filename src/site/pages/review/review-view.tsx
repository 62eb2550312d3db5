import { LazyPart } from '../../ui/loading/lazy-part.tsx'

const loadBody = () => import('./review-body.tsx').then(({ ReviewBody }) => ReviewBody)

/** Says nothing before the server has said that the reader is a reviewer. */
export function ReviewView() {
  return <LazyPart what="The page" load={loadBody} props={{}} waiting={<h1>Loading…</h1>} />
}
