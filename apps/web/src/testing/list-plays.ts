import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** The name of a list's table, of its cards, or of both where a phone has cards. */
export type ShownAs = { table: string } | { cards: string } | { table: string; cards: string }

function partOf(shown: ShownAs): { role: string; name: string } {
  const isWide = window.matchMedia('(min-width: 48em)').matches
  if ('cards' in shown && !('table' in shown && isWide)) return { role: 'list', name: shown.cards }
  return { role: 'table', name: 'table' in shown ? shown.table : '' }
}

/** Returns the play functions that the stories of a list share, one for each state. */
export function listPlays({ the, ...shown }: { the: string } & ShownAs) {
  const isShown: Play = async ({ canvas }) => {
    const { role, name } = partOf(shown)
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
