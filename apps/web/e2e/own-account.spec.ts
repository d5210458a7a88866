import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

// An account that may be deleted: no upcoming booking, no open tab.
const email = 'nova@campolivre.test'

/** Opens a part of the profile by its address. */
async function open(page: Page, part: string): Promise<void> {
  await page.goto(`/atleta/perfil?aba=${part}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
}

test(
  'somebody edits their data, takes all of it along in a file, and deletes their account for good (H11)',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/login')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/atleta\/perfil/)

    await open(page, 'dados')
    await page.getByLabel('Nome completo', { exact: true }).fill('Nova Torres')
    await page.getByLabel('Celular com DDD', { exact: true }).fill('85999887703')
    await page.getByRole('button', { name: 'Salvar dados' }).click()
    await expect(page.getByText('Dados atualizados')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Nome completo', { exact: true })).toHaveValue('Nova Torres')

    await open(page, 'privacidade')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^campo-livre-meus-dados-\d{4}-\d\d-\d\d\.json$/)
    const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(file).toMatchObject({ account: { email, name: 'Nova Torres' } })

    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' })
    await dialog.getByLabel('Sua senha', { exact: true }).fill('Campo@123')
    await dialog.getByRole('checkbox', { name: 'Entendo que não dá para desfazer.' }).check()
    await dialog.getByRole('button', { name: 'Excluir conta' }).click()
    await expect(page.getByText('Sua conta foi excluída.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

    await page.goto('/login')
    await signIn(page, email)
    await expect(page.getByText('E-mail ou senha não conferem.')).toBeVisible()
  },
)
