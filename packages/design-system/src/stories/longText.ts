/** Long words and sentences in Kazakh, which is often the longest of the platform's languages. */
export const longText = {
  word: 'Қарсыласыңыздыкілерімен',
  label: 'Ойынды келесі жүріске дейін кейінге қалдыру',
  sentence:
    'Ұзақ қазақша мәтін бірнеше жолға бөлініп, өз орнынан шықпай, анық оқылып тұруы керек: Ә, Ғ, Қ, Ң, Ө, Ұ, Ү, Һ, І.',
}
