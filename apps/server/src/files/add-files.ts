import type { Clock } from '@campo-livre/backend/ports/clock.ts'
import type { FileKind } from '@campo-livre/backend/ports/files.ts'
import { FILES_PATH } from '@campo-livre/domain/users/picture-sizes.ts'
import type { Env, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { addressOf, fileOfName } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import type { Signing } from './signed-address.ts'

/** The files that a server gives out. */
export type ServedFiles = { store: FileStore; signing: Signing }

/** The paths of files, whose headers are their own. */
export const filePaths = `${FILES_PATH}*`

/** Pictures of people are among the small ones: who takes theirs away wants it gone from caches soon. */
const kept: Record<FileKind, string> = {
  photo: 'public, max-age=31536000, immutable',
  small: 'public, max-age=86400',
  receipt: 'private, no-store',
}

/** Adds the addresses of files: pictures for everybody, receipts for who was given a signed address. */
export function addFiles<E extends Env>(app: Hono<E>, { store, signing }: ServedFiles, clock: Clock): void {
  app.use(
    filePaths,
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // The app may be of another origin.
      crossOriginResourcePolicy: 'cross-origin',
    }),
  )
  app.get(`${FILES_PATH}:name`, async (context) => {
    const name = context.req.param('name')
    const found = fileOfName(name)
    if (!found) return context.notFound()
    const hidden = found.kind === 'receipt'
    const query = new URL(context.req.url).searchParams
    if (hidden && !signing.isGood(addressOf(name), query, clock.now())) return context.notFound()
    const bytes = await store.read(name)
    if (!bytes) return context.notFound()
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': found.type,
      'Cache-Control': kept[found.kind],
    })
  })
  app.all(filePaths, (context) => context.notFound())
}
