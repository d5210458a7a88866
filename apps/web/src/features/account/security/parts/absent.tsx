import classes from './security-section.module.css'

/** In the place of what a server does not offer (404): `Por enquanto não dá para … por aqui.` */
export function Absent({ to }: { to: string }) {
  return <p className={classes.absent}>Por enquanto não dá para {to} por aqui.</p>
}
