import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isLinked, pageFor } from './linked-pages.ts'

/** Makes `vite preview` answer as a host does: an address without a file gets `app.html`, or the page of its kind. */
export function appForTheRest(): Plugin {
  return {
    name: 'campo-livre:app-for-the-rest',
    configurePreviewServer({ middlewares, config }) {
      const dist = resolve(config.root, config.build.outDir)
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        // A link is previewed by a request that names no kind of answer.
        const isPage = request.headers.accept?.includes('text/html') === true || isLinked(pathname)
        const own = pathname === '/' || ['', '.html'].some((end) => existsSync(join(dist, pathname + end)))
        const elsewhere = /^\/(api|__mock)\//.test(pathname)
        if (isPage && !own && !elsewhere && request.method === 'GET') request.url = `/${pageFor(pathname)}`
        next()
      })
    },
  }
}
