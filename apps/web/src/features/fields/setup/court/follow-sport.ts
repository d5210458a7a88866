import { type SportPreset, sportPresets } from '@campo-livre/domain/fields/set-up/sport-presets.ts'
import { type Sport, sports } from '@campo-livre/domain/fields/sports.ts'
import { type Texts, toTexts } from '../../../../lib/form/field-text.ts'
import { courtFields } from './court-fields.ts'

/** The fields whose values a sport suggests. */
const suggested = ['surface', 'indoor', 'lengthMeters', 'widthMeters', 'players', 'rules'] as const

/**
 * Returns the texts that follow from a choice of sports: the measures, the floor and the rest that are usual for the
 * first one, wherever nothing else was entered than what the sport before suggested.
 */
export function followSport(name: string, texts: Texts, before: Texts): Texts {
  if (name !== 'sports') return {}
  const [old, next] = [suggestionsOf(before), suggestionsOf(texts)]
  if (next === null) return {}
  const untouched = (key: string) => {
    const text = before[key] ?? ''
    return text === '' || text === old?.[key] || (key === 'indoor' && old === null)
  }
  return Object.fromEntries(
    suggested.filter(untouched).flatMap((key) => (next[key] === undefined ? [] : [[key, next[key]]])),
  )
}

/** Returns what the first of the chosen sports suggests, as texts; null while none is chosen. */
function suggestionsOf(texts: Texts): Texts | null {
  const [first] = (texts.sports ?? '').split(',')
  return first !== undefined && isSport(first) ? toTexts(courtFields, valuesOf(sportPresets[first])) : null
}

function valuesOf({ surface, indoor, size, players, rules }: SportPreset) {
  return { surface, indoor, lengthMeters: size[0], widthMeters: size[1], players, rules }
}

function isSport(text: string): text is Sport {
  return (sports as readonly string[]).includes(text)
}
