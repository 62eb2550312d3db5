import type { ItemKind } from '#catalogue/entities.ts'
import { rarityNames } from '#wording/kinds.ts'
import * as say from '#wording/search.ts'
import { BadgeEmblem, CourseEmblem, ItemEmblem, SkillEmblem, TourEmblem } from '../../ui/emblems/emblem.tsx'
import { Icon } from '../../ui/components/icon.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { categoryNames } from '../../ui/wording/list-wording.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { kindNames } from '../../ui/wording/wording.ts'
import type { SearchEntry } from './entries/search-entry.ts'

/** Emblem and name, and the kind if the group does not say it. */
export function SearchEntryLine({ entry, isMixed }: { entry: SearchEntry; isMixed: boolean }) {
  return (
    <>
      <SearchEntryEmblem entry={entry} />
      <span>{entry.name}</span>
      {entry.alias && (
        <small className="alias" lang={entry.alias.language ?? undefined}>
          {entry.alias.name}
        </small>
      )}
      <SearchEntryNote entry={entry} isMixed={isMixed} />
    </>
  )
}

function SearchEntryEmblem({ entry }: { entry: SearchEntry }) {
  switch (entry.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return <ItemEmblem item={entry} />
    case 'skill':
      return <SkillEmblem skill={entry} />
    case 'course':
      return <CourseEmblem courseId={entry.courseId} />
    case 'tour':
      return <TourEmblem id={entry.id} />
    case 'badge':
      return <BadgeEmblem id={entry.id} />
    case 'cup':
      return <Icon name="calendar" />
    case 'link':
    case 'guide':
      return <Icon name="page" />
    case 'page':
      return <Icon name={entry.asked ? 'search' : 'page'} />
  }
}

function SearchEntryNote({ entry, isMixed }: { entry: SearchEntry; isMixed: boolean }) {
  switch (entry.kind) {
    case 'driver':
    case 'kart':
    case 'glider':
      return (
        <small>
          <span className="visually-hidden">{rarityNames[entry.rarity]()}</span>
          {isMixed && ` ${kindNames[entry.kind]}`} {entry.note} <RarityMark rarity={entry.rarity} />
        </small>
      )
    case 'skill':
      return <small>{entry.category ? categoryNames[entry.category] : nameSkill(entry.of)}</small>
    case 'course':
      return isMixed && <small>{say.course()}</small>
    case 'tour':
      // “New Year's Tour (2026)” begins in 2025.
      return !/ \(.*20\d\d\)$/.test(entry.name) && <small>{entry.start.slice(0, 4)}</small>
    case 'cup':
      return (
        <small>
          <DayRange start={entry.start} end={entry.end} />
        </small>
      )
    case 'badge':
      return isMixed && <small>{say.badge()}</small>
    case 'guide':
      return isMixed && <small>{say.guide()}</small>
    case 'link':
      return <small>{entry.to}</small>
    case 'page':
      return entry.asked && <small>{say.inList({ noun: entry.asked })}</small>
  }
}

function nameSkill(kind: ItemKind): string {
  if (kind === 'driver') return say.driverSkill()
  return kind === 'kart' ? say.kartSkill() : say.gliderSkill()
}
