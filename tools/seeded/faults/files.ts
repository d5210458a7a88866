import { type Subject, unit } from '../fault.ts'

const folder = 'apps/server/src/files'
const made = unit(`${folder}/make-file.test.ts`)
const signed = unit(`${folder}/signed-address.test.ts`)
const whole = unit(`${folder}/files.test.ts`)

/** Pictures and receipts as files: what is in them, who reads them, how long they stay. */
export const files: Subject = {
  title: 'Pictures and receipts',
  faults: [
    {
      name: 'A photo tells where it was taken',
      file: `${folder}/make-file.ts`,
      find: 'sharp(bytes, READ).autoOrient()',
      replace: 'sharp(bytes, READ).autoOrient().keepMetadata()',
      run: made,
    },
    {
      name: 'A photo lies on its side',
      file: `${folder}/make-file.ts`,
      find: 'sharp(bytes, READ).autoOrient()',
      replace: 'sharp(bytes, READ)',
      run: made,
    },
    {
      name: 'A receipt is read by whoever knows its name',
      file: `${folder}/add-files.ts`,
      find: 'if (hidden && !signing.isGood(',
      replace: "if (hidden && name === '' && !signing.isGood(",
      run: whole,
    },
    {
      name: 'A signed address never ends',
      file: `${folder}/signed-address.ts`,
      find: 'return secondsOf(now) < Number(until)',
      replace: 'return secondsOf(now) > 0',
      run: signed,
    },
    {
      name: 'The end of a signed address can be changed',
      file: `${folder}/signed-address.ts`,
      find: '|| !timingSafeEqual(given, right)',
      replace: '|| timingSafeEqual === undefined',
      run: signed,
    },
    {
      name: 'A call that refuses leaves its file',
      file: 'apps/server/src/http/answer-call.ts',
      find: 'if (answered.status < 400 && (await isWaiting()))',
      replace: 'if (await isWaiting())',
      run: whole,
    },
    {
      name: 'A row names a file that is not there',
      file: 'apps/server/src/http/answer-call.ts',
      find: 'if (answered.status < 400 && (await isWaiting())) throw new FilesFirst()',
      replace: 'void isWaiting',
      run: whole,
    },
    {
      name: 'A slow place for files holds rows',
      file: 'apps/server/src/http/answer-call.ts',
      find: 'if (answered.status < 400 && (await isWaiting())) throw new FilesFirst()',
      replace: 'if (answered.status < 400 && (await isWaiting())) await kept.store(sql.ask)',
      run: whole,
    },
    {
      name: 'A picture that somebody still shows is removed',
      file: `${folder}/collect-files.ts`,
      find: "if (named.has(fileOfName(name)?.stem ?? '')) continue",
      replace: 'void named',
      run: whole,
    },
    {
      name: 'A repeated call keeps its picture in a row',
      file: 'packages/backend/src/http/call.ts',
      find: 'sent.length > MAX_REQUEST_LETTERS ? versionOf(sent) : sent',
      replace: 'sent.length < 0 ? versionOf(sent) : sent',
      run: whole,
    },
    {
      name: 'A backup lacks the receipts',
      file: 'apps/server/src/backup/backup.ts',
      find: 'if (bytes) await write(',
      replace: 'if (bytes === undefined) await write(',
      run: unit('apps/server/src/backup/backup.test.ts'),
    },
    {
      name: 'A bucket is asked with another secret',
      file: `${folder}/s3-store.ts`,
      find: 'secretAccessKey: secret,',
      replace: 'secretAccessKey: `${secret} `,',
      run: unit(`${folder}/file-store.test.ts`),
    },
  ],
}
