import { userEvent } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'

/** Opens `Mais` of a list where its tools are behind it, as on a phone. */
export async function showTools({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const more = canvas.queryByRole('button', { name: 'Mais' })
  if (more) await userEvent.click(more)
}
