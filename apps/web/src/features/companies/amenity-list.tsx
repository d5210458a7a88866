import { type Amenity, amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import {
  IconArmchair,
  IconBabyCarriage,
  IconBath,
  IconBeer,
  IconDisabled,
  IconFlame,
  IconHanger,
  IconParking,
  IconSchool,
  IconShirtSport,
  IconWifi,
} from '@tabler/icons-react'
import styles from './amenity-list.module.css'

const icons: Record<Amenity, typeof IconWifi> = {
  parking: IconParking,
  'locker-room': IconHanger,
  shower: IconBath,
  bar: IconBeer,
  barbecue: IconFlame,
  wifi: IconWifi,
  kids: IconBabyCarriage,
  bleachers: IconArmchair,
  rental: IconShirtSport,
  school: IconSchool,
  accessible: IconDisabled,
}

/** The amenities of a company. */
export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  if (amenities.length === 0) return null
  return (
    <ul className={styles.list} aria-label="O que tem no local">
      {amenities.map((amenity) => {
        const Icon = icons[amenity]
        return (
          <li key={amenity} className={styles.amenity}>
            <Icon size={18} stroke={1.75} aria-hidden />
            {amenityLabels[amenity]}
          </li>
        )
      })}
    </ul>
  )
}
