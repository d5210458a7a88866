import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** A call that changes something, and how somebody comes to make it. */
export type Write = {
  /** The address of the screen that makes the call. */
  at: () => string | Promise<string>
  persona?: string
  /** What a person does there. */
  act: () => Promise<void>
  /** It tells by a line of its own, which is empty before. */
  tells?: boolean
}

export const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Label → what is typed there. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabelText(label, { exact: true }).first().fill(value)
}

/** What was agreed to before stays so. */
export async function tick(): Promise<void> {
  const box = page.getByRole('checkbox')
  if (!box.element().matches(':checked')) await box.click()
}

/** Chooses a file, once the part that takes it is there. */
export async function upload(file: File): Promise<void> {
  await expect.poll(() => document.querySelector('main input[type=file]')).not.toBeNull()
  const input = document.querySelector('main input[type=file]')
  if (input) await userEvent.upload(input, file)
}
