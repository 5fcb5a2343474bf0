/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @param {ChildProcess} child @returns {Promise<any>} the next message */
export const heard = (child) =>
  new Promise((resolve, reject) => {
    const gone = () => reject(new Error('A process of the measurement has ended.'))
    child.once('exit', gone)
    child.once('message', (/** @type {any} */ message) => {
      child.off('exit', gone)
      if (message.type === 'failed') reject(new Error(message.message))
      else resolve(message)
    })
  })

/** @param {ChildProcess} child @param {object} task @returns {Promise<any>} the answer */
export const ask = (child, task) => {
  const answer = heard(child)
  child.send(task)
  return answer
}
