import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AdvertiseScreen } from '../features/marketing/advertise-screen.tsx'
import { HowItWorksScreen } from '../features/marketing/how-it-works-screen.tsx'
import type { PublicPage } from '../features/marketing/pages/public-page.ts'
import { PrivacyScreen } from '../features/marketing/privacy-screen.tsx'
import { publicFacts } from '../features/marketing/public-facts.ts'
import { publicPages } from '../features/marketing/public-pages.ts'
import { TermsScreen } from '../features/marketing/terms-screen.tsx'
import { pageTitle } from '../lib/metadata/page-title.ts'
import { takesCards } from '../shared/payments/form/cards-address.ts'
import { Footer } from '../shell/footer.tsx'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

const screens: Readonly<Record<PublicPage['path'], () => JSX.Element>> = {
  '/anunciar-campo': AdvertiseScreen,
  '/como-funciona': HowItWorksScreen,
  '/termos': TermsScreen,
  '/privacidade': PrivacyScreen,
}

/** Renders the written pages as for a new guest; the build makes files of them (decision 022). */
export async function renderPages() {
  const pages = publicPages(takesCards()).map(async (page) => ({
    title: pageTitle(page.title),
    facts: publicFacts(page),
    screen: await render(page.path, screens[page.path]),
    footer: await render(page.path, Footer),
  }))
  return Promise.all(pages)
}

/** Renders a part of a page at its address, with the app's route names but none of their code. */
async function render(path: PublicPage['path'], component: () => JSX.Element): Promise<string> {
  const root = createRootRoute({ component: Outlet })
  const open = createRoute({ getParentRoute: () => root, id: '_public' })
  const screen = createRoute({ getParentRoute: () => open, path, component })
  const router = createRouter({
    routeTree: root.addChildren([open.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const markup = renderToStaticMarkup(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider<typeof router> router={router} />
    </Providers>,
  )
  // The title is in the head.
  return markup.replace(/<title>.*?<\/title>/, '')
}
