import { type Subject, unit } from '../fault.ts'

const src = 'apps/server/src'
const pix = unit(`${src}/pix/pix.test.ts`)
const mails = unit(`${src}/mails/send-mails.test.ts`)
const papers = unit('apps/web/src/lib/paper/papers.test.ts')
const search = unit(`${src}/search/search-in-sql.test.ts`)

/** The ports of the server: mails that leave, secrets that are kept, money that comes, a backup. */
export const server: Subject = {
  title: 'The ports of the server',
  faults: [
    {
      name: 'Two processes send one mail',
      file: `${src}/mails/send-mails.ts`,
      find: 'new Date(Date.parse(now) + HOLD_SECONDS * 1000)',
      replace: 'new Date(Date.parse(now))',
      run: mails,
    },
    {
      name: 'The words of a mail stand in its table',
      file: `${src}/mails/waiting-mails.ts`,
      find: '...sealedMail(mail), delivery',
      replace: '...mail, delivery',
      run: unit(`${src}/secrets/secrets.test.ts`),
    },
    {
      name: 'Whoever says that they are another address is another one',
      file: `${src}/limits/address-of.ts`,
      find: 'Math.max(0, way.length - 1 - proxies)',
      replace: '0',
      run: unit(`${src}/limits/address-of.test.ts`),
    },
    {
      name: 'A Pix of another amount confirms a booking',
      file: `${src}/pix/settle.ts`,
      find: 'if (charge.amount_cents !== got)',
      replace: 'if (charge.amount_cents === 0)',
      run: pix,
    },
    {
      name: 'A second Pix for what is paid is told to nobody',
      file: `${src}/pix/settle.ts`,
      find: "if (other) return told('again')",
      replace: "if (other) return 'again'",
      run: pix,
    },
    {
      name: 'A Pix whose webhook was lost is never confirmed',
      file: `${src}/pix/work-pix.ts`,
      find: 'await noteReceived(world, await pix.look(txid))',
      replace: 'await pix.look(txid)',
      run: pix,
    },
    {
      name: 'Anybody tells that a Pix was paid',
      file: `${src}/pix/webhook.ts`,
      find: "!timingSafeEqual(digest(context.req.param('secret')), expected)",
      replace: 'expected.length === 0',
      run: pix,
    },
    {
      name: 'A backup has rows of several instants',
      file: `${src}/backup/backup.ts`,
      find: 'isolation level repeatable read read only',
      replace: 'isolation level read committed read only',
      run: unit(`${src}/backup/backup.test.ts`),
    },
    {
      name: 'A booking that is off lets in by its paper',
      file: 'packages/domain/src/bookings/booking-paper.ts',
      find: 'occupies(booking, now) ? code : null',
      replace: 'code',
      run: papers,
    },
    {
      name: 'Whoever asks for JSON gets a PDF',
      file: `${src}/papers/pdf-response.ts`,
      find: "headers.get('Accept')?.includes(PDF) === true",
      replace: "headers.has('Accept') && PDF !== ''",
      run: unit(`${src}/papers/pdf-over-http.test.ts`),
    },
    {
      name: 'A bill does not say who owes',
      file: 'packages/domain/src/splits/split-paper.ts',
      find: '${person.name} – ${standingWords(person)}',
      replace: '${person.name}',
      run: papers,
    },
    {
      name: 'A field that is paused is still found',
      file: `${src}/search/index-fields.ts`,
      find: "if (table === 'fields') return [id]",
      replace: "if (table === 'fields' && before === null) return [id]",
      run: search,
    },
    {
      name: 'The fields of an arena that moves are found where they were',
      file: `${src}/search/index-fields.ts`,
      find: "table === 'companies' ? [id] : []",
      replace: "table === 'companies' ? [] : []",
      run: search,
    },
    {
      name: 'A search by price goes by the prices of tomorrow',
      file: `${src}/search/field-statements.ts`,
      find: `(later.value->>'from') collate "C" <= \${today}`,
      replace: `\${today} is not null`,
      run: search,
    },
    {
      name: 'A percent sign is any text to a search',
      file: `${src}/search/field-statements.ts`,
      find: ".replaceAll(/[\\\\%_]/g, '\\\\$&')",
      replace: '',
      run: search,
    },
    {
      name: 'The map of a region has what lies beside it',
      file: `${src}/search/field-statements.ts`,
      find: '`longitude between ${number(area.west)} and ${number(area.east)}`,',
      replace: '',
      run: search,
    },
  ],
}
