import * as say from '#wording/reports.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'

const loadBody = () => import('./review-body.tsx').then(({ ReviewBody }) => ReviewBody)

/** Shows nothing until the server has confirmed that the reader is a reviewer. */
export function ReviewView() {
  return <LazyPart what={say.thePage()} load={loadBody} props={{}} waiting={<h1>{say.loading()}</h1>} />
}
