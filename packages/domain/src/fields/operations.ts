import { clashesOf } from '../bookings/quote/clashes.ts'
import type { Booking } from '../bookings/booking.ts'
import { isUpcoming } from '../bookings/status.ts'
import type { OpeningHours } from '../companies/opening-hours.ts'
import { formatCount } from '../lists/count.ts'
import type { Done, Outcome } from '../outcome/outcome.ts'
import { refuse, refuseInputs, type Refusal } from '../refusals/refusal.ts'
import { isNameTaken } from '../text/name-taken.ts'
import { arrangePhotos } from './photos/arrange-photos.ts'
import type { ClashingBooking, FieldClash } from './set-up/clash.ts'
import { copyName } from './set-up/copy-name.ts'
import type { Court, CourtChange } from './set-up/court-input.ts'
import type { ChosenFieldStatus } from './field-input.ts'
import { type FieldPhoto, MAX_FIELD_PHOTOS } from './photos/field-photo.ts'
import type { FieldPhotosChange } from './photos/field-photos-input.ts'
import { fieldStatusLabels } from './field-status.ts'
import type { ComingBooking } from './set-up/own-field.ts'
import type { PartsChange } from './set-up/parts-input.ts'
import { partsProblem } from './set-up/parts-problem.ts'
import { asOf } from './prices/later-prices.ts'
import { missingOf, missingSentences } from './set-up/set-up.ts'
import { sharingGround } from './shared-ground.ts'
import { pricesForSlots } from './prices/slot-prices.ts'
import { sportPresets } from './set-up/sport-presets.ts'
import { canBecome } from './set-up/status-change.ts'
import type { StoredField } from './stored-field.ts'
import type { TimesChange } from './set-up/times-input.ts'
import { timesProblems } from './set-up/times-problems.ts'

/** A field that has changed, or a new one. */
export type ChangedField = Done<{ fields: readonly [StoredField] }>

/** Returns the outcome of a change of one field, which tells nobody. */
export const changedField = (field: StoredField): ChangedField => ({
  ok: true,
  changes: { fields: [field] },
  notices: [],
})

/** The facts by which most changes of a field are judged: the day at its company, and the fields of it, itself among them. */
type FieldFacts = { today: string; fields: readonly StoredField[] }

/** Makes the draft of a field of a company by its court (H1); its times are those of its first sport. */
export function createField(
  court: Court,
  { id, companyId, fields }: { id: string; companyId: string; fields: readonly StoredField[] },
): ChangedField | Refusal {
  return (
    refuseTakenName(court.name, fields) ??
    changedField({
      ...cleanCourt(court),
      ...timesBySport(court),
      id,
      companyId,
      photos: [],
      basePriceCents: 0,
      priceRules: [],
      nextPrices: [],
      parts: [],
      status: 'draft',
      version: 1,
    })
  )
}

/** Makes a draft like a field (H1), with its photos, times and prices, and with a ground of its own. */
export function copyField(
  field: StoredField,
  { id, fields }: { id: string; fields: readonly StoredField[] },
): ChangedField {
  const name = copyName(
    field.name,
    fields.map((other) => other.name),
  )
  return changedField({ ...field, id, name, parts: [], timesSet: true, status: 'draft', version: 1 })
}

/** Changes what a field is (H1). */
export function changeFieldCourt(
  field: StoredField,
  { version, ...court }: CourtChange,
  { today, fields }: FieldFacts,
): ChangedField | Refusal {
  return (
    refuseOlder(field, version, today) ??
    refuseTakenName(court.name, fields, field.id) ??
    changedField({ ...field, ...cleanCourt(court), version: version + 1 })
  )
}

/** Changes which fields a field is made of (H1), unless bookings to come would then overlap (rule 1). They all stay. */
export function changeFieldParts(
  field: StoredField,
  change: PartsChange,
  { today, fields, at, bookings }: FieldFacts & { at: string; bookings: readonly Booking[] },
): ChangedField | Refusal {
  const older = refuseOlder(field, change.version, today)
  if (older) return older
  const parts = [...new Set(change.parts)]
  const others = fields.filter(({ id }) => id !== field.id)
  const problem = partsProblem(field, parts, others)
  if (problem !== null) return refuse('invalid', problem, 'parts')
  const coming = bookings.filter((booking) => isUpcoming(booking, at))
  return (
    refuseClashes({ ...field, parts }, others, coming) ??
    changedField({ ...field, parts, version: change.version + 1 })
  )
}

/**
 * Changes when a field is open and how it is booked (H1); an hour costs what it did. `week` is that of its company.
 * Bookings stay.
 */
export function changeFieldTimes(
  field: StoredField,
  { version, ...times }: TimesChange,
  { today, week }: { today: string; week: OpeningHours },
): ChangedField | Refusal {
  const older = refuseOlder(field, version, today)
  if (older) return older
  const problems = Object.entries(timesProblems(times, times.openingHours ?? week))
  const refusal = refuseInputs(Object.fromEntries(problems.map(([name, sentence]) => [name, [sentence]])))
  if (refusal) return refusal
  const present = asOf(field, today)
  const slots = { from: field.slotMinutes, to: times.slotMinutes }
  return changedField({
    ...field,
    ...times,
    openingHours: times.openingHours?.map(inOrder) ?? null,
    holidayHours: times.holidayHours && inOrder(times.holidayHours),
    ...pricesForSlots(present, slots),
    nextPrices: present.nextPrices.map((later) => ({ ...later, ...pricesForSlots(later, slots) })),
    timesSet: true,
    version: version + 1,
  })
}

const inOrder = (day: OpeningHours[number]) => day.toSorted((a, b) => a.opens - b.opens)

/**
 * Publishes a field, pauses it, archives it or brings it back (H1), as far as its present status, what it lacks, its
 * bookings and its name allow it; its present status changes nothing. `week` is that of its company, `bookings` are the
 * field's.
 */
export function changeFieldStatus(
  field: StoredField,
  status: ChosenFieldStatus,
  facts: {
    at: string
    week: OpeningHours
    fields: readonly StoredField[]
    bookings: readonly Booking[]
  },
): Outcome<{ fields: readonly StoredField[] }> {
  if (field.status === status) return { ok: true, changes: { fields: [] }, notices: [] }
  if (!canBecome(field.status, status))
    return refuse(
      'invalid_transition',
      `A situação do campo agora é “${fieldStatusLabels[field.status]}”. Confira antes de mudar.`,
    )
  const refusal =
    (status === 'active' ? refuseIncomplete(field, facts.week) : null) ??
    (status === 'archived' ? refuseBooked(facts.bookings, facts.at) : null)
  if (refusal) return refusal
  if (field.status === 'archived' && isNameTaken(field.name, facts.fields, field.id))
    return refuse('conflict', 'Outro campo já tem esse nome. Mude o nome dele antes.')
  return changedField({ ...field, status, version: field.version + 1 })
}

/** Adds a photo to a field (H1), behind the others. */
export function addFieldPhoto(
  field: StoredField,
  photo: Pick<FieldPhoto, 'id' | 'url'>,
  today: string,
): ChangedField | Refusal {
  if (field.photos.length >= MAX_FIELD_PHOTOS)
    return refuse('conflict', `Cabem ${MAX_FIELD_PHOTOS} fotos por campo. Remova uma antes de enviar outra.`)
  const photos = [...field.photos, { ...photo, caption: '' }]
  return changedField({ ...field, photos, version: asOf(field, today).version + 1 })
}

/** Orders, captions and removes the photos of a field (H1); without a version the last word counts. */
export function changeFieldPhotos(
  field: StoredField,
  { version, photos }: FieldPhotosChange,
  today: string,
): ChangedField | Refusal {
  const present = asOf(field, today).version
  if (version !== undefined && version !== present)
    return refuse('stale', 'As fotos mudaram enquanto você editava.')
  return changedField({ ...field, photos: arrangePhotos(field.photos, photos), version: present + 1 })
}

/** The values of a field that an admin changes; what is absent stays. */
export type AdminFieldChange = Partial<Pick<Court, 'name' | 'surface' | 'indoor' | 'players'>>

/** Changes a field for an admin, who has seen its stamp (H12). */
export function changeFieldForAdmin(
  field: StoredField,
  change: AdminFieldChange,
  fields: readonly StoredField[],
): ChangedField | Refusal {
  return (
    (change.name === undefined ? null : refuseTakenName(change.name, fields, field.id)) ??
    changedField({ ...field, ...change, version: field.version + 1 })
  )
}

/** Refuses a change of an older version of a field than the one of today. */
export function refuseOlder(field: StoredField, version: number, today: string): Refusal | null {
  if (version === asOf(field, today).version) return null
  return refuse('stale', 'Alguém mudou este campo enquanto você editava.')
}

function refuseTakenName(name: string, fields: readonly StoredField[], id?: string): Refusal | null {
  return isNameTaken(name, fields, id) ? refuse('invalid', 'Já existe um campo com esse nome.', 'name') : null
}

/** Refuses to publish a field that lacks something, at each section that does. */
function refuseIncomplete(field: StoredField, week: OpeningHours): Refusal | null {
  const missing = missingOf(field, week)
  if (missing.length === 0) return null
  const message = missing.map((part) => missingSentences[part]).join(' ')
  const errors = Object.fromEntries(missing.map((part) => [part, [missingSentences[part]]]))
  return { ...refuse('invalid', message), errors }
}

/** Refuses to archive a field with bookings to come, which are shown. */
function refuseBooked(bookings: readonly Booking[], at: string): Refusal | null {
  const coming = bookings
    .filter((booking) => isUpcoming(booking, at))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(toComing)
  if (coming.length === 0) return null
  const many = coming.length === 1 ? 'uma reserva marcada' : `${formatCount(coming.length)} reservas marcadas`
  const message = `Este campo ainda tem ${many}. Pause o campo para não receber outras, e arquive depois da última.`
  return { ...refuse('conflict', message), data: coming }
}

/** Refuses to let fields share ground on which bookings to come overlap, which are shown (rule 1). */
function refuseClashes(
  field: StoredField,
  others: readonly StoredField[],
  coming: readonly Booking[],
): Refusal | null {
  const comingOn = ({ id, name }: StoredField) =>
    coming
      .filter(({ fieldId }) => fieldId === id)
      .map((booking): ClashingBooking => ({ ...toComing(booking), fieldName: name }))
  const clashes = clashesOf(comingOn(field), sharingGround(field, others).flatMap(comingOn))
  if (clashes.length === 0) return null
  const [pairs, which] =
    clashes.length === 1
      ? ['há duas reservas marcadas', 'uma delas']
      : [`há ${formatCount(clashes.length)} pares de reservas marcados`, 'uma de cada par']
  const message = `Ainda não dá para juntar: ${pairs} para o mesmo lugar ao mesmo tempo. Cancele ${which} e salve de novo. Até lá, pause os campos para não virem outras.`
  return { ...refuse('conflict', message), data: clashes.map(([one, other]): FieldClash => ({ one, other })) }
}

function toComing({ id, code, start, end, customerName: customer }: Booking): ComingBooking {
  return { id, code, start, end, customer }
}

/** Returns a court as it is stored: each sport and amenity once, no rules where none were written. */
function cleanCourt(court: Court): Court {
  return {
    ...court,
    sports: [...new Set(court.sports)],
    amenities: [...new Set(court.amenities)],
    rules: court.rules || null,
  }
}

/** Returns the times that a field begins with, by its first sport. */
function timesBySport({ sports: [sport = 'society'] }: Court) {
  const { slot, slots } = sportPresets[sport]
  return {
    openingHours: null,
    holidayHours: null,
    slotMinutes: slot,
    minSlots: slots[0],
    maxSlots: slots[1],
    bufferMinutes: 0,
    avoidGaps: false,
    horizonDays: 30,
    minNoticeMinutes: 0,
    acceptsPayAtVenue: true,
  }
}
