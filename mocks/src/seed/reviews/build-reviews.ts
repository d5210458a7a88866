import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { FieldRecord, ReviewRecord } from '../../db/records.ts'
import { instantOf } from '../instants.ts'
import { inventedAuthor } from '../people.ts'
import { between, pick, type Random, randomOf } from '../random.ts'
import { apologies, complaints, endings, groundPraise, longReviews, mixed, praise, thanks } from './texts.ts'

/** Four to twenty-five reviews of a field within the past year; a few fields have none yet. */
export function buildReviews(fields: readonly FieldRecord[], now: string): ReviewRecord[] {
  return fields.flatMap((field, index) => (index % 12 === 7 ? [] : reviewsOf(field, toMinutes(now))))
}

function reviewsOf(field: FieldRecord, now: number): ReviewRecord[] {
  const random = randomOf(`reviews of ${field.id}`)
  const charm = 0.35 + random() * 0.55
  const seen = new Set<string>()
  return Array.from({ length: between(random, 4, 25) }, (_, index) => {
    const stars = starsOf(random, charm)
    const created = now - between(random, 200, 360 * 1440)
    return {
      id: `rev-${field.id.slice(4)}-${String(index + 1).padStart(2, '0')}`,
      fieldId: field.id,
      companyId: field.companyId,
      authorName: inventedAuthor(random),
      stars,
      text: newText(random, field, stars, seen),
      createdAt: instantOf(created),
      answer: answerOf(random, stars, created, now),
    }
  })
}

/** The charm of a field is its share of five stars. */
function starsOf(random: Random, charm: number): number {
  if (random() < charm) return 5
  const luck = random()
  if (luck < 0.62) return 4
  if (luck < 0.85) return 3
  return luck < 0.95 ? 2 : 1
}

/** Nobody says the same twice about one field. */
function newText(random: Random, field: FieldRecord, stars: number, seen: Set<string>): string {
  let text = ''
  for (let attempt = 0; attempt < 8 && (text === '' || seen.has(text)); attempt++)
    text = textOf(random, field, stars)
  seen.add(text)
  return text
}

function textOf(random: Random, { surface }: FieldRecord, stars: number): string {
  const sentences: string[] = []
  if (stars >= 4) {
    if (random() < 0.02) return pick(random, longReviews)
    const order = [pick(random, praise), pick(random, groundPraise[surface])]
    if (random() < 0.5) order.reverse()
    sentences.push(...order.slice(0, random() < 0.3 ? 1 : 2))
    if (random() < 0.5) sentences.push(pick(random, endings))
  } else if (stars === 3) {
    sentences.push(pick(random, mixed))
    if (random() < 0.4) sentences.push(pick(random, groundPraise[surface]))
  } else {
    sentences.push(pick(random, complaints))
    if (stars === 2) sentences.push(pick(random, mixed))
  }
  return sentences.join(' ')
}

function answerOf(random: Random, stars: number, created: number, now: number): ReviewRecord['answer'] {
  if (random() >= (stars >= 4 ? 0.3 : 0.65)) return null
  const at = Math.min(created + between(random, 60, 4 * 1440), now - 5)
  return { text: pick(random, stars >= 4 ? thanks : apologies), createdAt: instantOf(at) }
}
