import button from '@campo-livre/ui/button/button.module.css'
import { IconCloudRain } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

/** The link to the page on which a company says that it rained. */
export function RainLink() {
  return (
    <Link to="/company/closures/rain" className={button.secondary}>
      <IconCloudRain size={20} stroke={1.75} aria-hidden />
      Choveu
    </Link>
  )
}
