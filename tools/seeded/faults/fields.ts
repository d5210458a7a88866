import { browser, type Subject, unit } from '../fault.ts'

const domain = 'packages/domain/src/fields'
const backend = 'packages/backend/src/fields'
const week = 'apps/web/src/features/fields/week'
const setup = 'apps/web/src/features/fields/setup'
const screen = `${setup}/field-setup-screen.test.tsx`
const queue = unit(`${setup}/photos/photo-queue.test.ts`)
const photos = `${setup}/photos/photos.test.tsx`
const painter = `${setup}/prices/prices-form.test.tsx`

/** The sections of a field, its photos, and publishing it. */
export const fields: Subject = {
  title: 'Setting a field up',
  faults: [
    {
      name: 'A touch on the hour beside the chosen one adds it',
      file: `${week}/selection.ts`,
      find: '  return begin(shortestRuns(',
      replace:
        '  if (interval && start === interval.end) return { interval: { ...interval, end: start + limits.slotMinutes }, hit: null }\n  return begin(shortestRuns(',
      run: unit(`${week}/selection.test.ts`),
    },
    {
      name: 'One more hour is offered where it is taken',
      file: `${week}/selection.ts`,
      find: "start === interval.end && status === 'free'",
      replace: 'start === interval.end',
      run: unit(`${week}/selection.test.ts`),
    },
    {
      name: 'A closed tab loses what was typed about a field',
      file: `${setup}/section-form.tsx`,
      find: '      outlivesTab\n',
      replace: '',
      run: browser(screen, 'keeps what was typed over a closed tab'),
    },
    {
      name: 'A closed tab loses the order of the photos',
      file: `${setup}/photos/photos-draft.ts`,
      find: "keptSchema, 'localStorage'",
      replace: "keptSchema, 'sessionStorage'",
      run: browser(photos, 'is kept over a closed tab'),
    },
    {
      name: 'A closed tab loses the painted prices',
      file: `${setup}/prices/prices-draft.ts`,
      find: "keptSchema, 'localStorage'",
      replace: "keptSchema, 'sessionStorage'",
      run: browser(painter, 'keeps what was painted'),
    },
    {
      name: 'Drafts on the device outlive their person',
      file: 'apps/web/src/lib/storage/drafts.ts',
      find: '  for (const shelf of shelves) removeStored((key) => key.startsWith(START), shelf)',
      replace: "  removeStored((key) => key.startsWith(START), 'sessionStorage')",
      run: browser('apps/web/src/lib/storage/drafts.test.tsx', 'of long work'),
    },
    {
      name: 'A draft without times opens at its prices',
      file: `${domain}/set-up/set-up.ts`,
      find: "times: (timesSet || status !== 'draft') &&",
      replace: 'times:',
      run: unit(`${domain}/set-up/set-up.test.ts`),
    },
    {
      name: 'A draft goes on at its court on another device',
      file: `${setup}/setup-steps.ts`,
      find: "if (status !== 'draft') return 'quadra'",
      replace: "if (status === 'draft') return 'quadra'",
      run: browser(screen, 'goes on where its draft was left'),
    },
    {
      name: 'A field is published without a price',
      file: `${domain}/operations.ts`,
      find: "(status === 'active' ? refuseIncomplete",
      replace: "(status === 'inactive' ? refuseIncomplete",
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'A field with bookings to come is archived',
      file: `${domain}/operations.ts`,
      find: 'if (coming.length === 0) return null',
      replace: 'if (coming.length >= 0) return null',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'Strangers find a draft',
      file: 'packages/backend/src/ownership/whose.ts',
      find: "status !== 'draft' && isApproved(db, companyId)",
      replace: 'status !== null && isApproved(db, companyId)',
      run: unit(`${backend}/own-fields.test.ts`),
    },
    {
      name: 'An older version overwrites a field',
      file: `${domain}/operations.ts`,
      find: 'if (version === asOf(field, today).version)',
      replace: 'if (version <= asOf(field, today).version)',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'A copy is published with its original',
      file: `${domain}/operations.ts`,
      find: "timesSet: true, status: 'draft', version: 1",
      replace: 'timesSet: true, version: 1',
      run: unit(`${domain}/operations.test.ts`),
    },
    {
      name: 'A rest of the day that nobody can book is said nowhere',
      file: `${domain}/set-up/times-problems.ts`,
      find: 'lengthOf(interval) % slotMinutes !== 0)',
      replace: 'lengthOf(interval) % slotMinutes < 0)',
      run: unit(`${domain}/set-up/times-problems.test.ts`),
    },
    {
      name: 'Another sport overwrites what was typed about the court',
      file: `${setup}/court/follow-sport.ts`,
      find: "return text === '' || text",
      replace: "return text !== '' || text",
      run: unit(`${setup}/court/follow-sport.test.ts`),
    },
    {
      name: 'One photo that fails stops those behind it',
      file: `${setup}/photos/photo-queue.ts`,
      find: '      if (tries.get(id) === attempt) tries.delete(id)\n      startNext()',
      replace: '      if (tries.get(id) === attempt) tries.delete(id)',
      run: queue,
    },
    {
      name: 'A photo that is tried again may be sent twice',
      file: `${setup}/photos/photo-queue.ts`,
      find: 'idempotencyKey: id, onProgress }',
      replace: 'idempotencyKey: newId(), onProgress }',
      run: queue,
    },
    {
      name: 'A cancelled photo is sent all the same',
      file: `${setup}/photos/photo-queue.ts`,
      find: "      if (isCancelled()) return\n      change(id, { phase: 'sending'",
      replace: "      change(id, { phase: 'sending'",
      run: queue,
    },
    {
      name: 'Photos are sent as large as they come',
      file: `${setup}/photos/prepare-photo.ts`,
      find: '{ widths, letters: MAX_PHOTO_LETTERS }',
      replace: '{ widths: [canvas.width], letters: MAX_PHOTO_LETTERS * 100 }',
      run: browser(photos, 'as large as they come'),
    },
    {
      name: 'A photo from another device vanishes when the order is saved',
      file: `${domain}/photos/merge-photos.ts`,
      find: 'const removed = (id: string) => before.has(id) && !wanted.has(id)',
      replace: 'const removed = (id: string) => !wanted.has(id)',
      run: unit(`${domain}/photos/merge-photos.test.ts`),
    },
    {
      name: 'A field takes any number of photos',
      file: `${domain}/operations.ts`,
      find: 'if (field.photos.length >= MAX_FIELD_PHOTOS)',
      replace: 'if (field.photos.length > MAX_FIELD_PHOTOS)',
      run: unit(`${domain}/operations.test.ts`),
    },
  ],
}
