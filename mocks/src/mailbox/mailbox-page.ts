import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import { HOME_ZONE } from '@campo-livre/backend/home-zone.ts'
import { type Html, html, raw } from './html.ts'
import { mailboxStyle } from './style.ts'

type Shown = {
  /** Newest first. */
  mails: readonly MailRecord[]
  /** A part of the recipients' addresses to filter by; empty for all. */
  to: string
  /** The origin that the links of mails lead to; empty for that of the page. */
  appUrl: string
}

/** Returns the mailbox as an HTML page without scripts: reloading it shows new mails. */
export function mailboxPage({ mails, to, appUrl }: Shown): string {
  const wanted = to.trim().toLowerCase()
  const shown = mails.filter((mail) => mail.to.toLowerCase().includes(wanted))
  const again = wanted === '' ? '?' : `?${new URLSearchParams({ para: wanted })}`
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Caixa de entrada · Campo Livre</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(mailboxStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>Caixa de entrada</h1>
          <p>Os e-mails que o backend simulado enviou. Nenhum sai daqui.</p>
        </header>
        <form method="get">
          <label
            >Para<input
              type="search"
              name="para"
              value="${to}"
              placeholder="voce@exemplo.com.br"
              autocomplete="off"
          /></label>
          <button class="button" type="submit">Filtrar</button>
          <a class="button" href="${again}">Atualizar</a>
        </form>
        <main>${listOf(shown, wanted, appUrl)}</main>
      </body>
    </html>`
  return page.html
}

function listOf(shown: readonly MailRecord[], wanted: string, appUrl: string): Html {
  if (shown.length > 0)
    return html`<ul>
      ${shown.map((mail, index) => html`<li>${letterOf(mail, appUrl, index === 0)}</li>`)}
    </ul>`
  if (wanted === '')
    return html`<p class="empty">Nenhum e-mail ainda. Cadastre-se ou peça outra senha e volte aqui.</p>`
  return html`<p class="empty">Nenhum e-mail para ${wanted}. <a href="?">Ver todos</a></p>`
}

function letterOf(
  { to, subject, text, code, link, sentAt }: MailRecord,
  appUrl: string,
  open: boolean,
): Html {
  return html`<details name="mail" ${raw(open ? ' open' : '')}>
    <summary>
      <strong>${subject}</strong><span>Para ${to}, ${formatDateTime(sentAt, HOME_ZONE)}</span>
    </summary>
    <div class="letter">
      <p>${text}</p>
      ${code === null ? [] : html`<p>Código: <span class="code">${code}</span></p>`}
      ${link === null ? [] : html`<a class="button primary" href="${appUrl}${link}">Abrir o link do e-mail</a>`}
    </div>
  </details>`
}
