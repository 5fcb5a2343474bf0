import { fileURLToPath } from 'node:url'

/** The fonts of certificates, each with Latin, Cyrillic and the letters of Kazakh. */
export const fonts = {
  serif: {
    file: fileURLToPath(
      import.meta
        .resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    ),
    family: 'Source Serif 4',
    weight: 600,
  },
  sans: {
    file: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    ),
    family: 'Inter',
    weight: 400,
  },
  bold: {
    file: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
    ),
    family: 'Inter',
    weight: 600,
  },
} as const

export type FontName = keyof typeof fonts
