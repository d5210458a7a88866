import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../testing/render-app.tsx'
import type { Kind } from '../registration-address.ts'
import { begun, registrants, type Typed } from './registrants.ts'

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const goOn = () => page.getByRole('button', { name: 'Continuar' }).click()
export const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })

const selects = new Set(['Gênero', 'Estado'])

/** Fills fields in by their labels. */
export async function fill(typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    if (!selects.has(label)) await field(label).fill(text)
    else if (text !== '') await field(label).selectOptions(text)
  }
}

/** Returns the texts that a person types in a step (from 1), by label. */
export function typedAt(kind: Kind, step: number, changes: Typed = {}): Typed {
  const typed = registrants[kind].steps[step - 1] ?? {}
  return Object.fromEntries(Object.entries(typed).map(([label, text]) => [label, changes[label] ?? text]))
}

/** Opens the registration at a step (from 1), with all steps before it filled in. */
export async function openAt(kind: Kind, step: number, changes: Typed = {}) {
  const app = await renderApp({ path: begun(kind, step, changes) })
  await expect.element(field(Object.keys(typedAt(kind, step))[0] ?? '')).toBeVisible()
  return { ...app, button: page.getByRole('button', { name: registrants[kind].send }) }
}

/** Opens it with the step filled in as well. */
export async function openFilled(kind: Kind, step: number, changes: Typed = {}) {
  const app = await openAt(kind, step, changes)
  await fill(typedAt(kind, step, changes))
  if (step === registrants[kind].steps.length)
    await page.getByRole('checkbox', { name: /termos de uso/ }).click()
  return app
}
