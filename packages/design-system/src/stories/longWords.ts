/** A fictional language of very long words, which do not fit into a line on a phone. */
export const longWords = {
  word: 'Weltmeisterschaftsqualifikationsturnier',
  label: 'Schnellschachmannschaftsmeisterschaft',
  sentence:
    'Ungewöhnlichlangewörter müssen zusammengesetztesilbentrennung und Zeilenumbruchsverhalten selbstverständlichkeitshalber überstehen.',
}
