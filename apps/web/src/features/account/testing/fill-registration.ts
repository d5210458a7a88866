import { userEvent, within } from 'storybook/test'

const texts = {
  'Nome completo': 'Lia Torres',
  'E-mail': 'lia@exemplo.com.br',
  'Celular com DDD': '85999887766',
  'Data de nascimento': '08031995',
  'CPF (opcional)': '28001238938',
  Senha: 'Campo@1234',
  'Repita a senha': 'Campo@1234',
}

/** Fills the registration in, in a story, and sends it. */
export async function sendRegistration(element: HTMLElement, changes: Record<string, string> = {}) {
  const canvas = within(element)
  await canvas.findByLabelText('Nome completo')
  const user = userEvent.setup({ delay: null })
  for (const [label, text] of Object.entries({ ...texts, ...changes })) {
    await user.click(canvas.getByLabelText(label))
    await user.paste(text)
  }
  await user.selectOptions(canvas.getByLabelText('Gênero'), 'female')
  await user.click(canvas.getByRole('checkbox'))
  await user.click(canvas.getByRole('button', { name: 'Criar conta' }))
}
