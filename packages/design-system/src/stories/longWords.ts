/** A made-up language of very long words, which no line can hold on a phone. */
export const longWords = {
  word: 'Weltmeisterschaftsqualifikationsturnier',
  label: 'Schnellschachmannschaftsmeisterschaft',
  sentence:
    'Ungewöhnlichlangewörter müssen zusammengesetztesilbentrennung und Zeilenumbruchsverhalten selbstverständlichkeitshalber überstehen.',
}
