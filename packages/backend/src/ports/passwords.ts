/** The way in which passwords are kept. */
export type Passwords = {
  /** Returns what is stored of a new password. */
  hash(password: string): Promise<string>
  /** Returns whether a password is the one that is stored; false where none is. It takes as long either way. */
  matches(password: string, stored: string | null): Promise<boolean>
}

/** Keeps passwords as they are: for data that is made up. */
export const plainPasswords: Passwords = {
  hash: async (password) => password,
  matches: async (password, stored) => password === stored,
}
