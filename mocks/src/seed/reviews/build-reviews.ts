import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { FieldRecord, ReviewRecord } from '../../db/records.ts'
import { instantOf } from '../instants.ts'
import { inventedAuthor } from '../people.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { apologies, complaints, endings, groundPraise, longReviews, mixed, praise, thanks } from './texts.ts'

/** Builds four to twenty-five reviews of each field within the past year; a few fields have none yet. */
export function buildReviews(fields: readonly FieldRecord[], now: string): ReviewRecord[] {
  return fields.flatMap((field, index) => (index % 12 === 7 ? [] : reviewsOf(field, toMinutes(now))))
}

/** Builds the reviews of one field, between `least` and `most` of them. `now` in minutes since 1970. */
export function reviewsOf(
  field: FieldRecord,
  now: number,
  [least, most]: readonly [number, number] = [4, 25],
): ReviewRecord[] {
  const random = randomOf(`reviews of ${field.id}`)
  const charm = 0.35 + random() * 0.55
  const heard = new Set<string>()
  return Array.from({ length: between(random, least, most) }, (_, index) => {
    const stars = starsOf(random, charm)
    const created = now - between(random, 200, 360 * 1440)
    return {
      id: `rev-${field.id.slice(4)}-${String(index + 1).padStart(2, '0')}`,
      fieldId: field.id,
      companyId: field.companyId,
      authorName: inventedAuthor(random),
      stars,
      text: textOf(random, field, stars, heard),
      createdAt: instantOf(created),
      answer: answerOf(random, stars, created, now),
    }
  })
}

/** Returns one to five stars; `charm` is the field's share of five stars. */
function starsOf(random: Random, charm: number): number {
  if (random() < charm) return 5
  const luck = random()
  if (luck < 0.62) return 4
  if (luck < 0.85) return 3
  return luck < 0.95 ? 2 : 1
}

/** Returns a sentence that no review of this field has yet, or any once they have all of them. */
function fresh(random: Random, sentences: readonly string[], heard: Set<string>): string {
  const left = sentences.filter((sentence) => !heard.has(sentence))
  const chosen = pick(random, left.length > 0 ? left : sentences)
  heard.add(chosen)
  return chosen
}

function textOf(
  random: Random,
  { surface, sports, players }: FieldRecord,
  stars: number,
  heard: Set<string>,
): string {
  const ground = groundPraise[sports[0] === 'padel' ? 'padel' : surface]
  if (stars >= 4) {
    if (random() < 0.02) return fresh(random, players >= 10 ? longReviews : longReviews.slice(-1), heard)
    const parts = random() < 0.75 ? [fresh(random, praise, heard)] : []
    if (parts.length === 0 || random() < 0.4) parts.push(fresh(random, ground, heard))
    if (random() < 0.5) parts.reverse()
    if (random() < 0.45) parts.push(pick(random, endings))
    return parts.join(' ')
  }
  const parts = [fresh(random, stars === 3 ? mixed : complaints, heard)]
  if (stars === 3 && random() < 0.4) parts.push(fresh(random, ground, heard))
  if (stars === 2) parts.push(fresh(random, mixed, heard))
  return parts.join(' ')
}

function answerOf(random: Random, stars: number, created: number, now: number): ReviewRecord['answer'] {
  if (random() >= (stars >= 4 ? 0.3 : 0.65)) return null
  const at = Math.min(created + between(random, 60, 4 * 1440), now - 5)
  return { text: pick(random, stars >= 4 ? thanks : apologies), createdAt: instantOf(at) }
}
