/** The terms of use (LGPD). */
export function TermsScreen() {
  return <h1>Termos de uso</h1>
}
