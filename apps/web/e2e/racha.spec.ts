import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test(
  'a racha is made, its link answered without an account, and the organiser sees who comes (H7, N2)',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'nova@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto('/atleta/rachas')
    await page.getByRole('main').getByRole('link', { name: 'Criar racha' }).first().click()
    await page.getByLabel('Onde').fill('Quadra da praça')
    await page.getByLabel('Dia', { exact: true }).fill('30/11/2099')
    await page.getByLabel('Começa').fill('19:00')
    await page.getByRole('button', { name: 'Criar racha' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Seu racha' })).toBeVisible()
    const link = await page.getByLabel('Link do racha').inputValue()
    const racha = page.url()
    await signOut(page)

    await page.goto(link)
    await page.getByLabel('Seu nome').fill('Bocão')
    await page.getByRole('button', { name: 'Vou', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Bocão, você vai?' })).toBeVisible()
    await expect(page.getByText('Você vai: diarista, 2º a responder.')).toBeVisible()

    await page.goto('/login')
    await signIn(page, 'nova@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto(racha)
    await expect(page.getByRole('region', { name: '2 vão' })).toContainText('Bocão')

    const paste = async (list: string) => {
      await page.getByRole('link', { name: 'Colar a lista' }).click()
      const drawer = page.getByRole('dialog', { name: 'Colar a lista do grupo' })
      await drawer.getByLabel('Lista do grupo').fill(list)
      await drawer.getByRole('button', { name: 'Salvar a lista' }).click()
      await expect(drawer).toBeHidden()
    }
    const copied = page.getByLabel('Lista para o grupo')
    await paste('Racha de quinta\n\n01. 🧤 Zeca\n02. Tonho\n03.\n\nFora\n01. Rui')
    await expect(page.getByRole('region', { name: '4 vão' })).toContainText('Tonho')
    const list = await copied.inputValue()
    expect(list).toContain('Goleiros:\n01. Zeca')
    await paste(list)
    await expect(page.getByText('Ninguém mudou: já estava assim.')).toBeVisible()
    await expect(copied).toHaveValue(list)
  },
)
