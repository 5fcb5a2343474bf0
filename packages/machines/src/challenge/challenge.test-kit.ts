/** A promise that the test settles. */
export function later<Value>() {
  let answer: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}
