import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LateForm } from './late-form.tsx'

const TheForm = () => <p>O formulário</p>

it('says that a form’s code did not come, and fetches it on the next try (G4, H13)', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof TheForm }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: TheForm })
  const screen = await render(
    <LateForm load={load} onSent={() => undefined} meanwhile={<p>Só um momento</p>} />,
  )
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^O formulário não abriu/)
  await expect.element(screen.getByText('Só um momento')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText('O formulário', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
