import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

/** Returns the files of the page that its worker does not keep yet. */
async function notKept(): Promise<string[]> {
  await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const code = files.filter((name) => /\.(js|css)$/.test(name))
  const kept = await Promise.all(code.map((name) => caches.match(name)))
  return code.filter((_name, index) => kept[index] === undefined)
}

const racha = '/atleta/rachas/rch-atleta-01'

test(
  'the screen at the field survives a reload with a dead network, and sends what was noted when it is back (H7, N2)',
  { tag: ['@main', '@phone'] },
  async ({ page, context }) => {
    await page.goto('/login')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
    await page.goto(racha)
    await page.getByRole('link', { name: 'Sortear os times' }).click()
    await page.getByRole('button', { name: 'Sortear' }).click()
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0)
    await page.getByRole('link', { name: 'Ir para o campo' }).click()
    await page.getByRole('button', { name: 'Começar a partida' }).click()
    const goal = page.getByRole('button', { name: 'Gol sem autor, Azul' })
    const score = page.getByRole('region', { name: 'Placar' })
    await goal.click()
    await expect(score.getByText('1 x 0', { exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(notKept)).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await expect(score.getByText('1 x 0', { exact: true })).toBeVisible()
    await goal.click()
    await expect(score.getByText('2 x 0', { exact: true })).toBeVisible()
    await page.reload()
    await expect(score.getByText('2 x 0', { exact: true })).toBeVisible()

    await context.setOffline(false)
    const stored = async () => {
      const token = await page.evaluate(() => localStorage.getItem('token'))
      const answer = await page.request.get(`/api${racha.replace('/atleta', '')}`, {
        headers: { Authorization: `Bearer ${token ?? ''}` },
      })
      return JSON.stringify(await answer.json()).match(/"type":"goal"/g)?.length ?? 0
    }
    await expect.poll(stored).toBe(2)

    await signOut(page)
    await expect.poll(() => page.evaluate(() => caches.has('campo-livre-copies'))).toBe(false)
  },
)
