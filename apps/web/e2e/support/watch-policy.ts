import type { Page } from '@playwright/test'

/** Collects what the page's policy refuses, on every page. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
}

/** Returns what the policy of the present page has refused. */
export const violations = (page: Page) =>
  page.evaluate(() => (window as Window & { violations?: string[] }).violations)
