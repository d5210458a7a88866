import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cutText } from './cut-text.ts'

it('finds what sticks out of the page, and words that are cut off', async () => {
  await render(
    <div id="conteudo">
      <div style={{ width: '2000px' }}>largo</div>
      <div style={{ width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' }}>palavras cortadas</div>
    </div>,
  )
  const complaints = cutText(document)
  expect(complaints[0]).toMatch(/^the page scrolls \d+ px sideways$/)
  expect(complaints.slice(1)).toEqual(['"palavras cortadas" is cut off'])
})

it('is content with an ellipsis, and with what is only read aloud', async () => {
  await render(
    <div id="conteudo">
      <div style={{ width: '40px', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>
        palavras cortadas
      </div>
      <span className="visually-hidden">só para ouvir</span>
    </div>,
  )
  expect(cutText(document)).toEqual([])
})
