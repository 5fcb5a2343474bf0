import {
  CalendarDays,
  GraduationCap,
  Puzzle,
  ShoppingBag,
  Swords,
  Trophy,
  Tv,
  UserSearch,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '../Text/index.ts'

/** The places of the site, for the stories of its shell. */
const places: readonly { href: string; icon: ReactNode }[] = [
  { href: '/lobby', icon: <Swords /> },
  { href: '/tournaments', icon: <Trophy /> },
  { href: '/puzzles', icon: <Puzzle /> },
  { href: '/masterclass', icon: <GraduationCap /> },
  { href: '/players', icon: <UserSearch /> },
  { href: '/community', icon: <Users /> },
  { href: '/watch', icon: <Tv /> },
  { href: '/shop', icon: <ShoppingBag /> },
  { href: '/coaches', icon: <CalendarDays /> },
]

const labels = {
  en: [
    'Lobby',
    'Tournaments',
    'Puzzles',
    'Masterclasses',
    'Players',
    'Clubs',
    'Watch',
    'Shop',
    'Coaches',
  ],
  kz: [
    'Лобби',
    'Турнирлер',
    'Есептер',
    'Шеберлік сабақтары',
    'Ойыншылар',
    'Клубтар',
    'Көру',
    'Дүкен',
    'Жаттықтырушылар',
  ],
  ru: [
    'Лобби',
    'Турниры',
    'Задачи',
    'Мастер-классы',
    'Игроки',
    'Клубы',
    'Смотреть',
    'Магазин',
    'Тренеры',
  ],
  long: [
    'Partiebegegnungsvorraum',
    'Mannschaftsmeisterschaften',
    'Schachaufgabensammlung',
    'Großmeisterlehrveranstaltung',
    'Spielerverzeichnis',
    'Vereinsgemeinschaften',
    'Liveübertragungen',
    'Schachbedarfsgeschäft',
    'Trainervermittlungsstelle',
  ],
} as const

/** The nine links of the header, with one of them current. */
export const siteLinks = (language: keyof typeof labels = 'en', current = '/lobby') =>
  places.map(({ href, icon }, place) => ({
    href,
    icon,
    label: labels[language][place] ?? href,
    current: href === current,
    onPress: () => {},
  }))

/** The product's name in place of a logo. */
export const siteLogo = (
  <a href="/">
    <Text size="l" weight="bold" tone="brand">
      Kingside
    </Text>
  </a>
)

export const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'kz', name: 'Қазақша', tag: 'kk' },
  { code: 'ru', name: 'Русский', tag: 'ru' },
] as const
