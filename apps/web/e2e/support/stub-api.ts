import type { Page, Route } from '@playwright/test'

const athlete = { id: 1, name: 'Ana Lima', email: 'ana@exemplo.com.br', profile: { name: 'athlete' } }

const answers: Record<string, unknown> = {
  '/api/auth/login': { data: { token: '1|token', user: athlete }, message: 'Olá' },
  '/api/auth/logout': { data: null },
  '/api/me': { data: athlete },
  '/api/notification-messages': { data: [] },
  '/api/places': { data: [] },
}

/** Answers the API with a stub that signs an athlete in and knows nothing else. `own` answers first. */
export async function stubApi(
  page: Page,
  own: Record<string, (route: Route) => unknown> = {},
): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const mine = own[pathname]
    if (mine) {
      await mine(route)
      return
    }
    const json = answers[pathname] ?? null
    await (json === null
      ? route.fulfill({ status: 404, json: { message: 'Não existe.' } })
      : route.fulfill({ json }))
  })
}
