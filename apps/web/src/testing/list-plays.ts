import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** Returns the play functions that the stories of a list share, one for each state. */
export function listPlays({ the, ...shown }: { the: string } & ({ table: string } | { cards: string })) {
  const [role, name] = 'table' in shown ? ['table', shown.table] : ['list', shown.cards]
  const isShown: Play = async ({ canvas }) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible()
  }
  const loading: Play = async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: `Buscando ${the}` })).toBeVisible()
  }
  // Two of each where a part beside the list has failed as well.
  const failure: Play = async ({ canvas }) => {
    await expect(await canvas.findByText(`Não deu para buscar ${the}`)).toBeVisible()
    const [retry] = canvas.getAllByRole('button', { name: 'Tentar de novo' })
    await expect(retry).toBeVisible()
  }
  const forbidden: Play = async ({ canvas }) => {
    const [told] = await canvas.findAllByText('Seu perfil não pode fazer isso.')
    await expect(told).toBeVisible()
  }
  const offline: Play = async ({ canvas }) => {
    const [told] = await canvas.findAllByText('Você está sem internet')
    await expect(told).toBeVisible()
  }
  /** There is a previous page and no next one. */
  const lastPage: Play = async (context) => {
    await isShown(context)
    await expect(context.canvas.getByRole('link', { name: 'Página anterior' })).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'Próxima página' })).toBeNull()
  }
  const says =
    (text: string): Play =>
    async ({ canvas }) => {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
  return { shown: isShown, loading, failure, forbidden, offline, lastPage, says }
}
