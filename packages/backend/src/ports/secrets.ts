/** The way in which secrets are kept that are sent to somebody: the codes of mails and the tokens of their links. */
export type Secrets = {
  /** Returns what is stored of a secret; `of` tells what it is for and whose it is. */
  keep(secret: string, of: string): string
  /** Returns whether a secret is the one that is stored. It takes as long whatever differs. */
  isKept(given: string, kept: string, of: string): boolean
}

/** Keeps secrets as they are: for data that is made up. */
const plainSecrets: Secrets = {
  keep: (secret) => secret,
  isKept: (given, kept) => given === kept,
}

let secrets = plainSecrets

/** Sets how this process keeps secrets. */
export function setSecrets(kept: Secrets): void {
  secrets = kept
}

/** Returns what is stored of a secret. */
export function keepSecret(secret: string, of: string): string {
  return secrets.keep(secret, of)
}

/** Returns whether a secret is the one that is stored. */
export function isKeptSecret(given: string, kept: string, of: string): boolean {
  return secrets.isKept(given, kept, of)
}
