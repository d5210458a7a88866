import { createTransport, type NodemailerError } from 'nodemailer'
import type { WrittenMail } from './written-mail.ts'

/** The end of a try to hand a mail over: it was taken, its address was refused for good, or nobody could take it now. */
export type Posted = 'taken' | 'refused' | 'later'

/** The post office. */
export type Post = {
  hand(mail: WrittenMail): Promise<Posted>
  close(): void
}

/** A server that says nothing for so long is not there. */
const SILENCE_MS = 15_000
const CONNECTIONS = 3

type Options = {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  url: string
  /** The sender, `Campo Livre <oi@campolivre.example>`. */
  from: string
  /** Told why a mail was not taken: the code of the error, which has nobody's address in it. */
  failed: (code: string) => void
}

/** Returns the post office behind an SMTP server. A mail keeps its id in `Message-ID`, so that a second copy of it is known as one. */
export function smtpPost({ url, from, failed }: Options): Post {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.split('@').at(-1)?.replace('>', '').trim() ?? 'campo-livre'
  return {
    hand: async ({ id, to, subject, text, html, sentAt }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          date: new Date(sentAt),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
        })
        return 'taken'
      } catch (error) {
        const { code, responseCode } = error as NodemailerError
        failed(`${code ?? 'unknown'} ${responseCode ?? ''}`.trim())
        // A 4xx asks for patience; a wrong password is ours, and no fault of the address.
        const ofAddress = code === 'EENVELOPE' || code === 'EMESSAGE'
        return ofAddress && (responseCode ?? 500) >= 500 ? 'refused' : 'later'
      }
    },
    close: () => transport.close(),
  }
}
