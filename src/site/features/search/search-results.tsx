// oxlint-disable jsx-a11y/prefer-tag-over-role -- grouped options that are links: HTML has no element for them
import type { MouseEvent } from 'react'
import * as say from '#wording/search.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { rarityNames } from '#wording/kinds.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { BadgeEmblem, CourseEmblem, ItemEmblem, SkillEmblem, TourEmblem } from '../../ui/emblems/emblem.tsx'
import { RarityMark } from '../../ui/items/rarity-mark.tsx'
import { categoryNames } from '../../ui/wording/list-wording.ts'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { kindNames } from '../../ui/wording/wording.ts'
import type { SearchEntry } from './entries/search-entry.ts'
import { listOptions, type SearchGroup } from './entries/search-group.ts'

interface SearchResultsProps {
  readonly id: string
  readonly groups: readonly SearchGroup[]
  readonly activeIndex: number
  readonly optionId: (index: number) => string
  readonly onOpen: (path: string) => void
  readonly onForget: (path: string) => void
  readonly onForgetAll: () => void
}

/** A list box of links, which behave like any other link when clicked. */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, onForgetAll } = props
  return (
    <div className="search-results">
      <div id={id} role="listbox" aria-label={say.results()}>
        {groups.map((group, at) => (
          <GroupLines key={group.title} {...props} group={group} firstIndex={listOptions(groups.slice(0, at)).length} />
        ))}
      </div>
      {groups.some(({ isRecent }) => isRecent) && (
        <button type="button" className="text-button" onClick={onForgetAll}>
          {say.clearRecentSearches()}
        </button>
      )}
    </div>
  )
}

/** @param props.firstIndex index of its first line among all lines */
function GroupLines(props: SearchResultsProps & { group: SearchGroup; firstIndex: number }) {
  const { group, firstIndex, activeIndex, optionId, onOpen, onForget } = props
  const { title, entries, rest, isRecent } = group
  const line = (index: number, path: string, shortcut?: string) =>
    ({
      id: optionId(index),
      role: 'option',
      href: path,
      tabIndex: -1,
      'aria-selected': index === activeIndex,
      // The shell, which knows the shortcuts, hears of the click after this.
      'data-shortcut': shortcut,
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
        if (shortcut) event.preventDefault()
        onOpen(path)
      },
    }) as const
  return (
    <div role="group" aria-label={title} className={isPages(group) ? 'pages' : undefined}>
      <b aria-hidden="true">{title}</b>
      {entries.map((entry, at) => (
        <a key={`${entry.name} ${entry.path}`} {...line(firstIndex + at, entry.path, findShortcut(entry))}>
          <SearchEntryLine entry={entry} isMixed={isRecent ?? false} />
          {isRecent && <ForgetMark onForget={() => onForget(entry.path)} />}
        </a>
      ))}
      {rest && (
        <a {...line(firstIndex + entries.length, rest.path)} className="rest">
          {rest.name}
        </a>
      )}
    </div>
  )
}

function findShortcut(entry: SearchEntry): string | undefined {
  return entry.kind === 'link' ? entry.shortcut : undefined
}

/** Whether they are several short names, two of which fit side by side. */
function isPages({ entries: [first, second], isRecent, title }: SearchGroup): boolean {
  return (
    !isRecent && title !== say.rankings() && first?.kind === 'page' && first.asked === undefined && second !== undefined
  )
}

/** For pointers. Keyboards have Delete; screen readers have the button that clears all. */
function ForgetMark({ onForget }: { onForget: () => void }) {
  return (
    <i
      className="forget"
      title={say.removeRecent()}
      aria-hidden="true"
      onClick={(event) => {
        event.preventDefault()
        onForget()
      }}
    >
      <Icon name="close" />
    </i>
  )
}

/** Emblem and name, and the kind if the group does not say it. */
function SearchEntryLine({ entry, isMixed }: { entry: SearchEntry; isMixed: boolean }) {
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
