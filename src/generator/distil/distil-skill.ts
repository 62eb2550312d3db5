import type { ContentEditor } from './content-editor.ts'
import { distilNames } from './distil-names.ts'
import type { SkillRow } from './fact-tables.ts'
import type { FactIndex } from './index-facts.ts'

/** The file of a skill. Its category is an editor's choice and taken only for a new file; strength and reason never. */
export function distilSkill(editor: ContentEditor, skill: SkillRow, facts: FactIndex): void {
  const isNew = editor.read('name') === undefined
  editor.setScalar('name', skill.name)
  editor.setScalar('kind', skill.kind)
  if (isNew) editor.setScalar('category', skill.category)
  if (skill.kind === 'driver' && editor.read('strength') === undefined)
    editor.notes.push("a driver's skill: add its strength and reason")
  distilNames(editor, skill.name, facts.namesOf('skill', skill.slug))
}
