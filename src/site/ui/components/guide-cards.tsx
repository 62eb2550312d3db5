import type { GuideRef } from '#pages/data/refs.ts'
import { guidePath } from '#pages/routes/routes.ts'

export function GuideCards({ guides }: { guides: readonly GuideRef[] }) {
  return (
    <ul className="cards wide">
      {guides.map((guide) => (
        <li key={guide.id}>
          <a className="card guide-card" href={guidePath(guide.id)}>
            <b>{guide.title}</b>
            <small>{guide.summary}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
