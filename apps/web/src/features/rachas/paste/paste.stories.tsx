import { pastedLists } from '@campo-livre/domain/testing/pasted-lists/all.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CopyList } from './copy-list.tsx'
import PasteList from './paste-list.tsx'
import { PastedLines } from './pasted-lines.tsx'

const sample = (shape: string) => pastedLists.find((each) => each.shape === shape)?.text ?? ''
const list = sample('date, hour and place with emoji, goalkeepers and field')

const meta = {
  title: 'Parts/Rachas/Pasted list',
  component: PasteList,
  subcomponents: { CopyList, PastedLines },
  args: {
    known: [
      { id: 'a', name: 'Miguel Torres', listedAs: null },
      { id: 'b', name: 'Paulo Lima', listedAs: null },
      { id: 'c', name: 'Paulo Reis', listedAs: null },
    ],
    onUse: fn(),
    action: { pending: false, sentence: null, limited: false, wait: { left: 0, total: 0 }, abort: fn() },
  },
} satisfies Meta<typeof PasteList>
export default meta

type Story = StoryObj<typeof meta>

/** Two earlier players could be Paulo. */
export const Default: Story = {
  args: { initialText: list },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 vão, 2 no gol.')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a lista' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falta dizer quem é Paulo.')
    await expect(args.onUse).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quem é Paulo?' }), 'Paulo Reis')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a lista' }))
    await expect(args.onUse).toHaveBeenCalledOnce()
  },
}
/** Before anything is pasted. */
export const Empty: Story = {}
export const Novel: Story = {
  args: {
    initialText:
      `${'Uma noite dessas, vindo da cidade, encontrei no trem um rapaz aqui do bairro. '.repeat(6)}\n`.repeat(
        8,
      ),
  },
}
export const LongText: Story = {
  args: { initialText: `1 - ${'Paralelepípedo'.repeat(4)}\n2 - João\n3 - João` },
  globals: { text: 'long', viewport: { value: 'small' } },
}
export const HugeNumbers: Story = {
  args: { initialText: Array.from({ length: 300 }, (_, at) => `${at + 1} - Nome ${at + 1}`).join('\n') },
}
export const Phone: Story = {
  args: { initialText: sample('gloves and a check') },
  globals: { viewport: { value: 'phone' } },
}
export const Copy: Story = { render: () => <CopyList text={list} /> }
