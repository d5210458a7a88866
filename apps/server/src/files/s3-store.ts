import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { fileOfName } from './file-name.ts'
import { DATABASES, type FileStore } from './file-store.ts'

/** The settings of an S3: the address of the bucket, and who this server is there. */
export type S3Options = { url: string; region: string; key: string; secret: string }

const WAIT_MS = 15_000
const TRIES_MORE = 2

/** Keeps files in a bucket of any S3. It can be closed to everybody else: browsers get all files from this server. */
export function s3Store({ url, region, key, secret }: S3Options): FileStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: TRIES_MORE,
  })
  /** Returns the answer of a request; null where there is no such file. */
  const ask = async (method: string, address: string, more: RequestInit = {}) => {
    const signal = AbortSignal.timeout(WAIT_MS)
    const answer = await client.fetch(`${url}${address}`, { ...more, method, signal })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`the S3 of the files answers ${answer.status}`)
  }
  const needed = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    if (!answer) throw new Error('the S3 of the files has no such bucket')
    return answer.text()
  }
  const put = async (name: string, bytes: Uint8Array, type: string) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const headers = { 'Content-Type': type, 'x-amz-content-sha256': hash }
    await needed('PUT', `/${name}`, { body: new Uint8Array(bytes), headers })
  }
  const get = async (name: string) => {
    const answer = await ask('GET', `/${name}`)
    return answer && new Uint8Array(await answer.arrayBuffer())
  }
  return {
    write: (name, bytes) => put(name, bytes, fileOfName(name)?.type ?? ''),
    read: get,
    writtenAt: async (name) => {
      const answer = await ask('HEAD', `/${name}`)
      return answer && Date.parse(answer.headers.get('Last-Modified') ?? '')
    },
    list: async function* () {
      for (let next: string | null = ''; next !== null;) {
        const query = new URLSearchParams({ 'list-type': '2' })
        if (next !== '') query.set('continuation-token', next)
        const page = await needed('GET', `?${query}`)
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = textIn(entry, 'Key') ?? ''
          if (fileOfName(name)) yield { name, writtenAt: Date.parse(textIn(entry, 'LastModified') ?? '') }
        }
        next = textIn(page, 'NextContinuationToken')
      }
    },
    remove: async (name) => {
      await ask('DELETE', `/${name}`)
    },
    // A bucket has a file when all of it has come.
    removeUnfinished: async () => {},
    readDatabases: async () => new TextDecoder().decode((await get(DATABASES)) ?? new Uint8Array()),
    writeDatabases: (list) => put(DATABASES, new TextEncoder().encode(list), 'text/plain'),
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the text of an element. */
function textIn(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole) ?? null
}
