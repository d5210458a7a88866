/** What a company says of itself in public, for the one who runs it. Reached from its dashboard. */
export function CompanyProfileScreen() {
  return <h1>Página da arena</h1>
}
