import { useMemo } from 'react'
import { aliasOf, avatarOf } from '#documents/describe-user.ts'
import * as say from '#wording/profile.ts'
import type { Levels } from '#documents/checklist.ts'
import { routes } from '#pages/routes/routes.ts'
import { countCoverage } from '#rankings/planner/count-coverage.ts'
import { reaches, type Reach } from '#rankings/planner/planner-game.ts'
import { useReaderChecklist } from '../../features/checklist/reader-checklist.ts'
import { Section } from '../../ui/components/section.tsx'
import { useSession } from '../../features/accounts/session/current-session.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadBadges } from '../../features/sharing/load-badges.ts'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { rich } from '../../ui/wording/rich.tsx'
import { loadChecklistItems } from '../../features/checklist/load-checklist-items.ts'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { loadPlannerGame } from '../../features/game/load-planner-game.ts'
import { NameSettings } from '../settings/name-settings.tsx'
import { countProgress } from '../checklist/count-progress.ts'
import { ProgressBoard } from '../checklist/progress-board.tsx'
import { FeaturedBadges, FeaturedItems } from './featured-items.tsx'
import { PlayerHead } from './player-head.tsx'
import { ShareCard } from './share-card.tsx'
import './player-progress.css'

/** The player's profile. */
export function ProfileBody() {
  const { user, userData, document: userDocument } = useSession()
  const { owned } = useReaderChecklist()
  const badges = useLoading('badges', loadBadges)
  // Their number decides the position of everything below.
  if (!user || (!badges.value && badges.error === undefined)) return null
  const parts = userDocument?.userDetails?.featuredParts ?? {}
  const avatar = avatarOf(userData)
  return (
    <div className="profile">
      <PlayerHead
        alias={aliasOf(user, userData)}
        avatar={avatar}
        onEdit={() => showModal((modal) => <NameDialog {...modal} />)}
      />
      <Section id="featured" title={say.featured()}>
        <FeaturedItems parts={parts} owned={owned} />
        <FeaturedBadges loading={badges} part={parts.badges ?? {}} />
      </Section>
      <Section id="collection" title={say.yourCollection()} aside={<a href="/user/checklist/">{say.checklist()}</a>}>
        <PlayerProgress owned={owned} />
      </Section>
      <Section id="card" title={say.yourCard()}>
        {/* Never the e-mail address: the card is for others. */}
        <ShareCard name={userDocument?.userDetails?.displayName ?? null} avatar={avatar} parts={parts} owned={owned} />
      </Section>
    </div>
  )
}

/** The same as in the settings. */
function NameDialog(modal: Modal) {
  const { user, document: userDocument } = useSession()
  return (
    <Dialog {...modal} title={say.nameAndPicture()}>
      {user && <NameSettings uid={user.uid} details={userDocument?.userDetails ?? {}} onSaved={modal.close} />}
    </Dialog>
  )
}

const reachNames: Readonly<Record<Reach, () => string>> = {
  cup: say.lastRankedCup,
  tour: say.lastTour,
  year: say.lastYear,
  all: say.wholeGame,
}

const loadAll = () => Promise.all([loadChecklistItems(), loadPlannerGame()])

/** The progress of the collection, and the courses it covers. */
function PlayerProgress({ owned }: { owned: Levels }) {
  const { value, error, retry } = useLoading('collection', loadAll)
  const numbers = useMemo(
    () => value && { progress: countProgress(value[0].entries, owned), coverage: countCoverage(value[1], owned) },
    [value, owned],
  )
  if (error !== undefined) return <LoadFailure what={say.yourCollection()} retry={retry} />
  if (!numbers) return <p className="muted">{say.loading()}</p>
  const { coverage } = numbers
  return (
    <>
      <ProgressBoard progress={numbers.progress} groupPath="/user/checklist/" />
      <div className="profile-coverage">
        <p>{rich(say.aboutCoverage(), { planner: (inner) => <a href={routes.planner}>{inner}</a> })}</p>
        {reaches.map((reach) => {
          const { covered, coverable } = coverage[reach].whole
          return coverable > 0 && <ProgressBar key={reach} label={reachNames[reach]()} value={covered} of={coverable} />
        })}
      </div>
    </>
  )
}
