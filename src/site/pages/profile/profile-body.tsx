import { aliasOf, avatarOf } from '#documents/describe-user.ts'
import * as say from '#wording/profile.ts'
import { useReaderChecklist } from '../../features/checklist/use-reader-checklist.ts'
import { Section } from '../../ui/components/section.tsx'
import { useSession } from '../../features/accounts/session/use-session.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { loadBadges } from '../../features/sharing/load-badges.ts'
import { Dialog, type Modal } from '../../ui/controls/dialog.tsx'
import { showModal } from '../../ui/controls/show-modal.tsx'
import { NameSettings } from '../settings/name-settings.tsx'
import { FeaturedBadges } from './featured-badges.tsx'
import { FeaturedItems } from './featured-items.tsx'
import { PlayerHead } from './player-head.tsx'
import { PlayerProgress } from './player-progress.tsx'
import { ShareCard } from './share-card.tsx'

/** The player's profile. */
export function ProfileBody() {
  const { user, userData, document: userDocument } = useSession()
  const { owned } = useReaderChecklist()
  const badges = useLoading('The badges', loadBadges)
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
