/**
 * @typedef {object} Stage One part of `npm test`.
 * @property {string} name
 * @property {string} script The npm script that runs it.
 * @property {readonly string[]} needs Stages that must have passed before; `browser` is a Chromium.
 * @property {number} weight How many cores it uses: the sum of running stages stays within the machine's cores, so on a
 *   small machine only light stages run beside a heavy one.
 * @property {string} [report] The JSON report with its tests; a stage without one counts as one check.
 * @property {string} why What a failure means.
 * @property {boolean} [fullOnly] Whether it runs with `--full` and by name only.
 */

/**
 * Every stage, in order of preference: the longest first, because light ones fit beside them.
 * @type {readonly Stage[]}
 */
export const stages = [
  {
    name: 'build:app',
    script: 'build:app',
    needs: [],
    weight: 1,
    why: 'the web app builds for production',
  },
  {
    name: 'build:packages',
    script: 'build:packages',
    needs: [],
    weight: 1,
    why: 'the packages build as they are published, with manifests and types that resolve',
  },
  {
    name: 'stories',
    script: 'stories',
    needs: ['browser'],
    weight: 2,
    report: 'test-results/stories.json',
    why: 'every state of every component and screen: behaviour, accessibility, picture, in each theme',
  },
  {
    name: 'e2e',
    script: 'e2e',
    needs: ['build:app', 'browser'],
    weight: 2,
    report: 'test-results/e2e.json',
    why: 'people use the built app against the real server',
  },
  {
    name: 'consumers',
    script: 'consumers',
    needs: ['build:packages', 'browser'],
    weight: 1.5,
    report: 'test-results/consumers.json',
    why: 'the packed packages work for those who install them, with React 18 and 19',
  },
  {
    name: 'unit',
    script: 'unit',
    needs: [],
    weight: 1.5,
    report: 'test-results/unit.json',
    why: 'rules, machines, contract and server behave as specified',
  },
  {
    name: 'faults',
    script: 'test:faults',
    needs: [],
    // Alone: it measures how long a server takes to come back.
    weight: 2,
    fullOnly: true,
    why: 'no move is lost or doubled over broken lines and killed servers',
  },
  {
    name: 'build:storybook',
    script: 'build:storybook',
    needs: [],
    weight: 1,
    why: 'the Storybook builds as a static site',
  },
  {
    name: 'types',
    script: 'types',
    needs: [],
    weight: 1,
    why: 'the types agree across every package',
  },
  { name: 'lint', script: 'lint', needs: [], weight: 1, why: 'no known mistake in the code' },
  {
    name: 'states',
    script: 'states',
    needs: [],
    weight: 1,
    why: 'every state of every machine has an example, a story and a picture, and every part and page one in all its looks',
  },
  {
    name: 'walls',
    script: 'walls',
    needs: [],
    weight: 0.5,
    why: 'packages import only what the design allows, without cycles',
  },
  {
    name: 'unused',
    script: 'unused',
    needs: [],
    weight: 0.5,
    why: 'no file, export or dependency that nothing uses',
  },
  {
    name: 'api',
    script: 'api:check',
    needs: ['build:packages'],
    weight: 0.5,
    why: 'the public API is the one that its committed pages say',
  },
  {
    name: 'intl',
    script: 'intl:check',
    needs: [],
    weight: 0.5,
    why: 'every message is there in all three languages',
  },
  {
    name: 'format',
    script: 'format:check',
    needs: [],
    weight: 0.5,
    why: 'one formatting everywhere',
  },
  {
    name: 'size',
    script: 'size',
    needs: ['build:app', 'build:packages'],
    weight: 0.5,
    why: 'what people download stays within its budget',
  },
]
