import type { MailRecord } from '@campo-livre/backend/store/records.ts'
import { html } from 'hono/html'

/** A mail as the post takes it: its words as plain text, and the same as a page. */
export type WrittenMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: string
}

const SIGNATURE = 'Campo Livre'

/** Returns a mail as it is sent; `appUrl` is the origin that its link leads to. */
export async function writtenMail(mail: MailRecord, appUrl: string): Promise<WrittenMail> {
  const { id, to, subject, sentAt } = mail
  const link = mail.link === null ? null : `${appUrl}${mail.link}`
  const parts = [mail.text, ...(link === null ? [] : [link]), SIGNATURE]
  return { id, to, subject, sentAt, text: `${parts.join('\n\n')}\n`, html: String(await page(mail, link)) }
}

/** The page has the colours of the light theme alone: readers of mails darken them by themselves. */
function page({ subject, text, code }: MailRecord, link: string | null) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 16px;background:#f5f8f7;color:#10201b;font:16px/1.5 system-ui,sans-serif"
      >
        <div style="max-width:520px;margin:0 auto;padding:24px;border-radius:14px;background:#ffffff">
          <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
          ${text.split('\n\n').map(paragraph)} ${code === null ? '' : codeOf(code)}
          ${link === null ? '' : buttonTo(link)}
          <p style="margin:24px 0 0;font-size:14px;color:#4b5b55">${SIGNATURE}</p>
        </div>
      </body>
    </html>`
}

/** A part of a text, each of its lines on its own: readers of mails know no other way to break them. */
function paragraph(part: string) {
  const [first = '', ...others] = part.split('\n')
  const rest = others.map((line) => html`<br />${line}`)
  return html`<p style="margin:0 0 20px;overflow-wrap:anywhere">${first}${rest}</p>`
}

function codeOf(code: string) {
  return html`<p
    style="display:inline-block;margin:0 0 20px;padding:6px 14px;border-radius:10px;background:#d9f7e8;font:700 28px/1.3 ui-monospace,monospace;letter-spacing:.2em"
  >
    ${code}
  </p>`
}

function buttonTo(link: string) {
  return html`<p style="margin:0">
    <a
      href="${link}"
      style="display:inline-block;padding:12px 20px;border-radius:10px;background:#047857;color:#ffffff;font-weight:600;text-decoration:none"
      >Abrir no Campo Livre</a
    >
  </p>`
}
