/** The privacy notice (LGPD). */
export function PrivacyScreen() {
  return <h1>Privacidade</h1>
}
