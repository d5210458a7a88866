import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail as a server has taken it: who it is to, and all that was sent, with its headers. */
export type TakenMail = { to: string; raw: string }

/** An SMTP server on a port of this machine, that keeps what it takes and refuses the addresses of `refused.test`. */
export async function startMailServer(port = 0) {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const refused = Object.assign(new Error('no such person'), { responseCode: 550 })
      done(address.endsWith('@refused.test') ? refused : null)
    },
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += String(chunk)))
      stream.once('end', () => {
        const [to] = session.envelope.rcptTo
        taken.push({ to: to?.address ?? '', raw })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  return {
    taken,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    stop: () => new Promise<void>((done) => server.close(done)),
  }
}
