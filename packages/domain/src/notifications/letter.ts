/** A mail that is to be sent, without a code: its text has lines; `link` is a path of the site. */
export type Letter = { to: string; subject: string; text: string; link: string | null }

/** Returns the greeting of a mail, with the first name. */
export function greeting({ name }: { name: string }): string {
  return `Oi, ${name.split(' ')[0]}!`
}
