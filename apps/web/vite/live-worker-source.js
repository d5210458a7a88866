/**
 * The worker of the screen at the field (decision 090): its page and files without a network. `build` is written above by
 * `live-worker.ts`: the name of its version, the page, and the files of the screen.
 */
const SHELL = `campo-livre-shell-${build.version}`
/** Written by the app, with what it knows of the session and the racha (src/lib/storage/device-copy.ts). */
const COPIES = 'campo-livre-copies'
/** The milliseconds after which a network that does not answer is a dead one. */
const SLOW_MS = 4_000

addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => clients.claim()))
})

/** The page tells which files it has loaded so far: those of what surrounds the screen are not known when it is built. */
addEventListener('message', (event) => {
  event.waitUntil(keepLoaded(event.data))
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, () => shellFile(build.page)))
  else if (origin === location.origin && build.files.includes(pathname))
    event.respondWith(shellFile(pathname).then((kept) => kept ?? fetch(request)))
  else if (origin === location.origin && /\.(js|css|woff2|svg|png|webmanifest)$/.test(pathname))
    event.respondWith(fromNetwork(request, () => shellFile(pathname), keep))
  else if (/\/(me|rachas\/[^/]+)$/.test(pathname))
    event.respondWith(fromNetwork(request, () => copyFor(request)))
})

async function keepShell() {
  const shell = await caches.open(SHELL)
  const page = await fetch(build.page, { headers: { Accept: 'text/html' } })
  if (!page.ok) throw new Error('no page')
  // What a host sent on to another address may not answer a navigation.
  await shell.put(build.page, new Response(await page.blob(), { headers: page.headers }))
  await shell.addAll(build.files)
  await Promise.allSettled(build.beside.map((path) => shell.add(path)))
}

async function keepLoaded(urls) {
  const shell = await caches.open(SHELL)
  const own = urls.filter((url) => new URL(url).origin === location.origin)
  await Promise.allSettled(own.map(async (url) => (await shell.match(url)) ?? shell.add(url)))
}

async function dropOlder() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('campo-livre-shell-') && name !== SHELL)
  await Promise.all(older.map((name) => caches.delete(name)))
}

async function shellFile(path) {
  return (await caches.open(SHELL)).match(path, { ignoreVary: true })
}

async function keep(request, response) {
  if (response.ok) await (await caches.open(SHELL)).put(request, response)
}

/** The copy of an answer that belongs to the session that asks; undefined for another one. */
async function copyFor(request) {
  const copy = await (await caches.open(COPIES)).match(request.url, { ignoreVary: true })
  const owner = copy && `Bearer ${copy.headers.get('Copy-For')}`
  return owner === request.headers.get('Authorization') ? copy : undefined
}

/** The network's answer, or what is kept where it fails or is slow. */
async function fromNetwork(request, kept, onAnswer) {
  const answer = fetch(request).then((response) => {
    if (onAnswer) void onAnswer(request, response.clone())
    return response
  })
  answer.catch(() => undefined)
  const slow = new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  const first = await Promise.race([answer.catch(() => undefined), slow])
  return first ?? (await kept()) ?? answer
}
