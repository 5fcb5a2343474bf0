import { parseLink } from '@kingside/api/facts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../form/form.messages.ts'
import { messages } from './admin.messages.ts'

interface ItemTexts {
  readonly title: string
  readonly text: string
  readonly link: string | null
}

/**
 * What a card and an event have in common: a title, a text and a link, each with its field.
 * @param item null is a new one
 * @param most how many characters the title and the text may have
 */
export function useItemTexts(
  item: ItemTexts | null,
  most: { readonly title: number; readonly text: number },
) {
  const { formatMessage } = useIntl()
  const [title, setTitle] = useState(item?.title ?? '')
  const [text, setText] = useState(item?.text ?? '')
  const [link, setLink] = useState(item?.link ?? '')
  const counter = (limit: number) => ({
    limit,
    text: (left: number) => formatMessage(messages.left, { count: left }),
  })
  const tooLong = formatMessage(problemMessages.too_long)
  const values = {
    title: title.trim(),
    text: text.trim(),
    link: link.trim() === '' ? null : link.trim(),
  }
  const problems: Readonly<Record<string, string>> = {
    ...(values.title === '' && { title: formatMessage(problemMessages.fill_in) }),
    ...(values.title.length > most.title && { title: tooLong }),
    ...(values.text.length > most.text && { text: tooLong }),
    ...(values.link !== null &&
      parseLink(values.link) === null && { link: formatMessage(problemMessages.fill_in_properly) }),
  }
  return {
    /** As they are sent. */
    values,
    /** Whether one of them is not as it was. */
    isChanged:
      title !== (item?.title ?? '') || text !== (item?.text ?? '') || link !== (item?.link ?? ''),
    /** What is wrong with them, by the names of the fields. */
    problems,
    titleField: {
      label: formatMessage(messages.title),
      name: 'title',
      required: true,
      value: title,
      onChange: setTitle,
      counter: counter(most.title),
    },
    textField: {
      label: formatMessage(messages.text),
      name: 'text',
      value: text,
      onChange: setText,
      counter: counter(most.text),
    },
    linkField: {
      label: formatMessage(messages.link),
      name: 'link',
      type: 'url',
      value: link,
      onChange: setLink,
    },
  } as const
}
