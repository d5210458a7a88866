import { type Subject, unit } from '../fault.ts'

const api = 'packages/api/src'
const web = 'apps/web/src'
const client = unit(`${api}/client/client.test.ts`)
const notifications = unit(`${api}/notifications/notifications.test.ts`)

/** The client's reading of the server's answers, and links to other sites. */
export const answers: Subject = {
  title: 'Answers',
  faults: [
    {
      name: "A server's raw sentence is shown",
      file: `${api}/client/for-people.ts`,
      find: 'text.length > 400 || technical.test(text)',
      replace: 'text.length > 400',
      run: unit(`${api}/client/for-people.test.ts`),
    },
    {
      name: "A framework's English stands at a field",
      file: `${api}/client/refusal.ts`,
      find: 'return isForPeople(value) ? [value.trim()] : []',
      replace: 'return [value.trim()]',
      run: client,
    },
    {
      name: 'A refusal is taken for an answer',
      file: `${api}/client/client.ts`,
      find: '  if (response.ok || response.status === 304) {',
      replace: '  if (response.ok || response.status === 422) {',
      run: client,
    },
    {
      name: 'How long to wait after a 429 is not read',
      file: `${api}/client/refusal.ts`,
      find: 'return wait > 0 ? Math.ceil(wait) : null',
      replace: 'return wait > 0 ? null : null',
      run: client,
    },
    {
      name: 'The code of a refusal is not read',
      file: `${api}/client/refusal.ts`,
      find: 'refusalCodeSchema.safeParse(body.code).data ?? null',
      replace: 'refusalCodeSchema.safeParse(null).data ?? null',
      run: client,
    },
    {
      name: 'A poll that finds nothing new empties the screen',
      file: `${api}/client/client.ts`,
      find: 'if (response.status === 304 && known) return',
      replace: 'if (false) return',
      run: client,
    },
    {
      name: 'What somebody else has read is taken for the answer of a poll',
      file: `${api}/client/known-answers.ts`,
      find: 'return token === owner ? (answers.get(address) ?? null) : null',
      replace: 'return answers.get(address) ?? null',
      run: client,
    },
    {
      name: 'Every version is the one that the server has',
      file: 'packages/backend/src/http/etag.ts',
      find: 'return known.includes(etag) ?',
      replace: "return known[0] !== '' ?",
      run: unit('packages/backend/src/http/etag.test.ts'),
    },
    {
      name: 'A wrong password ends the session',
      file: `${api}/client/client.ts`,
      find: 'options.signsIn === true ? null : token',
      replace: 'token',
      run: client,
    },
    {
      name: 'An answer is waited for ten seconds at most',
      file: `${api}/client/http.ts`,
      find: 'timeout: false,\n',
      replace: 'timeout: 10_000,\n',
      run: client,
    },
    {
      name: 'A user without a profile cannot sign in',
      file: `${api}/session/read-user.ts`,
      find: 'profile: z.catch(z.nullish(z.object({ name: z.string() })), null)',
      replace: 'profile: z.object({ name: z.string() })',
      run: unit(`${api}/session/session-calls.test.ts`),
    },
    {
      name: 'One notification that cannot be read hides the others',
      file: `${api}/notifications/list-notifications.ts`,
      find: 'if (notification === null) report(entry)',
      replace: "if (notification === null) throw new ApiError({ kind: 'malformed' })",
      run: notifications,
    },
    {
      name: 'A hold runs out by the clock of the device',
      file: `${api}/client/server-time.ts`,
      find: 'if (Math.abs(ahead - aheadMs) > doubt) aheadMs = ahead',
      replace: 'if (Math.abs(ahead - aheadMs) > doubt) aheadMs = 0',
      run: unit(`${api}/client/server-time.test.ts`),
    },
    {
      name: 'After signing in one ends on another site',
      file: `${web}/session/safe-redirect.ts`,
      find: "if (path.includes('//') || treacherous.test(path)) return false",
      replace: 'if (treacherous.test(path)) return false',
      run: unit(`${web}/session/safe-redirect.test.ts`),
    },
    {
      name: 'A notification leads to a script',
      file: `${web}/features/notifications/link-of.ts`,
      find: String.raw`/^https?:\/\/[^\s\\]+$/i`,
      replace: String.raw`/^\w+:[^\s\\]+$/i`,
      run: unit(`${web}/features/notifications/link-of.test.ts`),
    },
    {
      name: "Times are told in the browser's zone",
      file: 'packages/domain/src/bookings/booking-times.ts',
      find: 'return formatTimes({ start, end }, company.timeZone)',
      replace:
        'return formatTimes({ start, end }, company && Intl.DateTimeFormat().resolvedOptions().timeZone)',
      run: unit(`${web}/shared/bookings/booking-times.test.ts`),
    },
    {
      name: 'Today is the day of the browser, not of the arena',
      file: `${web}/features/companies/hours/open-now.ts`,
      find: 'const today = localDay(timeZone, now)',
      replace: 'const today = localDay(Intl.DateTimeFormat().resolvedOptions().timeZone, now)',
      run: unit(`${web}/features/companies/hours/open-now.test.ts`),
    },
    {
      name: 'A late answer makes a paid booking wait again',
      file: `${web}/features/payments/newer-booking.ts`,
      find: 'known : answer',
      replace: 'answer : answer',
      run: unit(`${web}/features/payments/newer-booking.test.ts`),
    },
    {
      name: 'A cell of a file is run as a formula',
      file: `${web}/lib/resource/export/csv.ts`,
      find: String.raw`/^\s*[=+\-@\t\r]/.test(text)`,
      replace: String.raw`/^[=]{2}/.test(text)`,
      run: unit(`${web}/lib/resource/export/csv.test.ts`),
    },
    {
      name: 'A file of a list has its first page alone',
      file: `${web}/lib/resource/export/fetch-all.ts`,
      find: 'pages = pageCount(meta)',
      replace: 'pages = Math.min(1, pageCount(meta))',
      run: unit(`${web}/lib/resource/export/fetch-all.test.ts`),
    },
    {
      name: 'The month of the entries is a day too long',
      file: `${web}/features/financial/list/period.ts`,
      find: 'to: addDays(first(month + offset), -1) }',
      replace: 'to: first(month + offset) }',
      run: unit(`${web}/features/financial/list/period.test.ts`),
    },
    {
      name: 'What has to be paid stands among the games',
      file: `${web}/features/bookings/list/booking-sections.ts`,
      find: 'if (!items.some((booking) => isHeld',
      replace: 'if (!items.every((booking) => isHeld',
      run: unit(`${web}/features/bookings/list/booking-sections.test.ts`),
    },
  ],
}
