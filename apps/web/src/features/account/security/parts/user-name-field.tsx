/** Whose password it is, for password managers: nothing that anybody sees, or stops at. */
export function UserNameField({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      tabIndex={-1}
      aria-hidden
    />
  )
}
