import { html } from 'hono/html'

/** The page of a test bank: what waits for somebody, a line each with its buttons. */
export function testBankPage(sentence: string, lines: readonly ReturnType<typeof html>[]) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Banco de teste</title>
      </head>
      <body>
        <h1>Banco de teste</h1>
        <p>${sentence} Nenhum dinheiro sai daqui.</p>
        <ul>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
      </body>
    </html>`
}
