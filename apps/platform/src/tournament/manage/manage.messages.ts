import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  loading: defineMessage({
    id: 'manage.loading',
    defaultMessage: 'Loading the tournament…',
    description: 'Title of the page on which a tournament is run, while it loads.',
  }),
  back: defineMessage({
    id: 'manage.back',
    defaultMessage: 'Tournament page',
    description: 'Link from the page on which a tournament is run to its own page.',
  }),
  edit: defineMessage({
    id: 'manage.edit',
    defaultMessage: 'Edit tournament',
    description: 'Button: opens the form of a tournament.',
  }),
  denied: defineMessage({
    id: 'manage.denied',
    defaultMessage: 'You don’t run this tournament',
    description: 'Title of the page on which a tournament is run, for somebody who may not.',
  }),
  deniedHint: defineMessage({
    id: 'manage.deniedHint',
    defaultMessage: 'Its organiser can make you an arbiter.',
    description: 'Hint below “You don’t run this tournament”.',
  }),
  failed: defineMessage({
    id: 'manage.failed',
    defaultMessage: 'Couldn’t load the tournament',
    description: 'Title when the page on which a tournament is run could not be loaded.',
  }),
  retry: defineMessage({
    id: 'manage.retry',
    defaultMessage: 'Try again',
    description: 'Button: loads the page on which a tournament is run again.',
  }),
  auto: defineMessage({
    id: 'manage.auto',
    defaultMessage:
      'The steps run automatically. If you take one by hand, you take the tournament over.',
    description: 'Note on the page on which a tournament is run: it runs automatically.',
  }),
  takeOver: defineMessage({
    id: 'manage.takeOver',
    defaultMessage: 'Take over',
    description: 'Button: from now on the tournament is run by hand.',
  }),
  giveBack: defineMessage({
    id: 'manage.giveBack',
    defaultMessage: 'Run automatically',
    description: 'Button: from now on the steps of a tournament run by themselves.',
  }),
  print: defineMessage({
    id: 'manage.print',
    defaultMessage: 'Print',
    description: 'Button: prints the sheet that is shown, such as a pairing.',
  }),
  over: defineMessage({
    id: 'manage.over',
    defaultMessage: 'The tournament is over',
    description: 'Note on the page on which a tournament was run.',
  }),
  exportTrf: defineMessage({
    id: 'manage.exportTrf',
    defaultMessage: 'Report for FIDE',
    description:
      'Button: downloads the report file of a tournament for the federation. FIDE is a name.',
  }),
  exportCsv: defineMessage({
    id: 'manage.exportCsv',
    defaultMessage: 'Table (CSV)',
    description: 'Button: downloads the standings as a table. CSV is a kind of file.',
  }),
}

export const tabMessages = {
  participants: defineMessage({
    id: 'manage.tab.participants',
    defaultMessage: 'Participants',
    description: 'Tab of the page on which a tournament is run.',
  }),
  winners: defineMessage({
    id: 'manage.tab.winners',
    defaultMessage: 'Winners',
    description: 'Tab of the page on which a tournament is run: the first three.',
  }),
  pairing: defineMessage({
    id: 'manage.tab.pairing',
    defaultMessage: 'Round pairing',
    description: 'Tab of the page on which a tournament is run: who meets whom in the next round.',
  }),
  rounds: defineMessage({
    id: 'manage.tab.rounds',
    defaultMessage: 'Rounds',
    description: 'Tab of the page on which a tournament is run: results of each round.',
  }),
  standings: defineMessage({
    id: 'manage.tab.standings',
    defaultMessage: 'Standings',
    description: 'Tab of the page on which a tournament is run.',
  }),
  audit: defineMessage({
    id: 'manage.tab.audit',
    defaultMessage: 'History',
    description: 'Tab of the page on which a tournament is run: what was done by hand.',
  }),
  label: defineMessage({
    id: 'manage.tab.label',
    defaultMessage: 'Parts of the tournament',
    description: 'Name of the tabs on the page on which a tournament is run, for screen readers.',
  }),
}

export const stepMessages = {
  start: defineMessage({
    id: 'manage.step.start',
    defaultMessage: 'Start tournament',
    description: 'Button: a step of running a tournament by hand.',
  }),
  pair: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.step.pair',
    defaultMessage: 'Pair round {round}',
    description: 'Button: a step of running a tournament by hand: who meets whom in this round.',
  }),
  pairAgain: defineMessage({
    id: 'manage.step.pairAgain',
    defaultMessage: 'Pair again',
    description: 'Button: pairs a round again that has not begun.',
  }),
  startRound: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.step.startRound',
    defaultMessage: 'Start round {round}',
    description: 'Button: a step of running a tournament by hand.',
  }),
  finishRound: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.step.finishRound',
    defaultMessage: 'Finish round {round}',
    description: 'Button: a step of running a tournament by hand.',
  }),
  finish: defineMessage({
    id: 'manage.step.finish',
    defaultMessage: 'Finish tournament',
    description: 'Button: the last step of running a tournament by hand.',
  }),
  label: defineMessage({
    id: 'manage.step.label',
    defaultMessage: 'Steps',
    description: 'Name of the list of steps by which a tournament is run, for screen readers.',
  }),
  inProgress: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.step.inProgress',
    defaultMessage: 'Round {round} is in progress',
    description: 'State of a tournament that is run by hand.',
  }),
  startsIn: defineMessage<{ readonly when: MessageValue }>({
    id: 'manage.step.startsIn',
    defaultMessage: 'Starts {when}',
    description: 'State of a tournament that is run by hand. {when} is a date with a time.',
  }),
  soon: defineMessage({
    id: 'manage.step.soon',
    defaultMessage: 'Starts soon',
    description: 'State of a tournament that begins within ten minutes.',
  }),
  between: defineMessage({
    id: 'manage.step.between',
    defaultMessage: 'Between rounds',
    description: 'State of a tournament that is run by hand: no round is played.',
  }),
  paired: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.step.paired',
    defaultMessage: 'Round {round} is paired',
    description: 'State of a tournament that is run by hand: a round is paired and has not begun.',
  }),
  notYet: defineMessage({
    id: 'manage.step.notYet',
    defaultMessage: 'Not due yet',
    description: 'Why a step can’t be taken: another one comes first.',
  }),
  done: defineMessage({
    id: 'manage.step.done',
    defaultMessage: 'Done',
    description: 'Why a step can’t be taken: it was taken.',
  }),
  early: defineMessage<{ readonly when: MessageValue }>({
    id: 'manage.step.early',
    defaultMessage: 'From {when}',
    description: 'Why a tournament can’t be started yet. {when} is a time.',
  }),
  confirmStart: defineMessage({
    id: 'manage.step.confirmStart',
    defaultMessage:
      'Players who haven’t checked in sit out. The form can hardly be changed afterwards.',
    description: 'Text of the question before a tournament is started.',
  }),
  confirmPair: defineMessage({
    id: 'manage.step.confirmPair',
    defaultMessage: 'You can still change the pairing until the round starts.',
    description: 'Text of the question before a round is paired.',
  }),
  confirmPairAgain: defineMessage({
    id: 'manage.step.confirmPairAgain',
    defaultMessage: 'The new pairing replaces this one, with all changes made by hand.',
    description: 'Text of the question before a round is paired again.',
  }),
  confirmStartRound: defineMessage({
    id: 'manage.step.confirmStartRound',
    defaultMessage: 'The pairing can’t be changed afterwards.',
    description: 'Text of the question before a round starts.',
  }),
  confirmFinishRound: defineMessage({
    id: 'manage.step.confirmFinishRound',
    defaultMessage: 'Every table is decided.',
    description: 'Text of the question before a round is finished.',
  }),
  confirmFinish: defineMessage({
    id: 'manage.step.confirmFinish',
    defaultMessage: 'The standings become final.',
    description: 'Text of the question before a tournament is finished.',
  }),
  stay: defineMessage({
    id: 'manage.step.stay',
    defaultMessage: 'Not yet',
    description: 'Button: does not take a step of running a tournament.',
  }),
}

export const questionMessages = {
  start: defineMessage({
    id: 'manage.question.start',
    defaultMessage: 'Start the tournament?',
    description: 'Title of a question.',
  }),
  pair: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.question.pair',
    defaultMessage: 'Pair round {round}?',
    description: 'Title of a question.',
  }),
  pairAgain: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.question.pairAgain',
    defaultMessage: 'Pair round {round} again?',
    description: 'Title of a question.',
  }),
  startRound: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.question.startRound',
    defaultMessage: 'Start round {round}?',
    description: 'Title of a question.',
  }),
  finishRound: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.question.finishRound',
    defaultMessage: 'Finish round {round}?',
    description: 'Title of a question.',
  }),
  finish: defineMessage({
    id: 'manage.question.finish',
    defaultMessage: 'Finish the tournament?',
    description: 'Title of a question.',
  }),
  unfinished: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.question.unfinished',
    defaultMessage: 'Finish round {round} anyway?',
    description: 'Title of the question before a round is finished of which tables have no result.',
  }),
  unfinishedText: defineMessage<{ readonly count: number | bigint; readonly tables: MessageValue }>(
    {
      id: 'manage.question.unfinishedText',
      defaultMessage:
        '{count, plural, =0 {Some tables have no result yet. If you finish anyway, their games are cancelled.} one {Table {tables} has no result yet. If you finish anyway, its game is cancelled.} other {Tables {tables} have no result yet. If you finish anyway, their games are cancelled.}}',
      description:
        'Text of the question before a round is finished of which tables have no result. {tables} is a list of numbers, {count} says how many.',
    },
  ),
  finishAnyway: defineMessage({
    id: 'manage.question.finishAnyway',
    defaultMessage: 'Finish anyway',
    description: 'Button: finishes a round of which tables have no result.',
  }),
}

export const refusedMessages = {
  overtaken: defineMessage({
    id: 'manage.refused.overtaken',
    defaultMessage: 'Someone else was faster. This is how it is now.',
    description: 'A step was not taken: another organiser has done something first.',
  }),
  pairingChanged: defineMessage({
    id: 'manage.refused.pairingChanged',
    defaultMessage: 'Someone else paired this round first. Their pairing is kept.',
    description: 'A round was not paired: another organiser has paired it.',
  }),
  unfinished: defineMessage({
    id: 'manage.refused.unfinished',
    defaultMessage: 'Some tables have no result yet',
    description: 'A step was not taken: games of the round are not over.',
  }),
  impossible: defineMessage({
    id: 'manage.refused.impossible',
    defaultMessage: 'No pairing without players meeting twice',
    description: 'A round can’t be paired.',
  }),
  reason: defineMessage({
    id: 'manage.refused.reason',
    defaultMessage: 'This table already has a result',
    description: 'A result was not kept.',
  }),
  denied: defineMessage({
    id: 'manage.refused.denied',
    defaultMessage: 'You no longer run this tournament',
    description: 'A step or a result was refused.',
  }),
  signedOut: defineMessage({
    id: 'manage.refused.signedOut',
    defaultMessage: 'Your session has ended. Sign in and try again.',
    description: 'A step or a result was refused.',
  }),
  gone: defineMessage({
    id: 'manage.refused.gone',
    defaultMessage: 'This tournament no longer exists',
    description: 'A step or a result was refused.',
  }),
  limited: defineMessage({
    id: 'manage.refused.limited',
    defaultMessage: 'That was too much in a short time. Try again in a minute.',
    description: 'A step or a result was refused.',
  }),
  offline: defineMessage({
    id: 'manage.refused.offline',
    defaultMessage: 'You’re offline',
    description: 'A step or a result could not be sent.',
  }),
  failed: defineMessage({
    id: 'manage.refused.failed',
    defaultMessage: 'That didn’t work. Try again.',
    description: 'A step or a result could not be sent.',
  }),
}

export const refusedTexts = {
  enteredTwice: defineMessage<{ readonly result: MessageValue }>({
    id: 'manage.refused.enteredTwice',
    defaultMessage:
      'Someone else entered another result first. If yours, {result}, is the right one, say why.',
    description: 'Text of a question: two people entered results of one table. {result}: 1–0.',
  }),
  result: defineMessage<{ readonly result: MessageValue; readonly table: MessageValue }>({
    id: 'manage.refused.result',
    defaultMessage: 'Not saved: table {table}, {result}.',
    description: 'Below a failure: which result was not saved. {result}: 1–0.',
  }),
  step: defineMessage<{ readonly step: MessageValue }>({
    id: 'manage.refused.step',
    defaultMessage: 'Not done: {step}.',
    description: 'Below a failure: which step was not taken. {step} is the name of a button.',
  }),
  retry: defineMessage({
    id: 'manage.refused.retry',
    defaultMessage: 'Try again',
    description: 'Button: tries a step or a result again that was refused.',
  }),
  close: defineMessage({
    id: 'manage.refused.close',
    defaultMessage: 'Got it',
    description: 'Button: closes the message about a step or a result that was refused.',
  }),
}

export const failureMessages = {
  step_not_due: defineMessage({
    id: 'manage.failed.notDue',
    defaultMessage: 'This step isn’t due yet',
    description: 'A step of running a tournament was refused.',
  }),
  round_not_paired: defineMessage({
    id: 'manage.failed.notPaired',
    defaultMessage: 'Pair the round first',
    description: 'A step of running a tournament was refused.',
  }),
  round_unfinished: defineMessage({
    id: 'manage.failed.unfinished',
    defaultMessage: 'Some tables are still playing',
    description: 'A step of running a tournament was refused.',
  }),
  pairing_changed: defineMessage({
    id: 'manage.failed.changed',
    defaultMessage: 'Someone else changed the pairing. Look at it again.',
    description: 'A change of a pairing was refused.',
  }),
  pairing_impossible: defineMessage({
    id: 'manage.failed.impossible',
    defaultMessage: 'This pairing isn’t possible',
    description: 'A pairing was refused.',
  }),
  reason_required: defineMessage({
    id: 'manage.failed.reason',
    defaultMessage: 'Say why the result is changed',
    description: 'A change of a result was refused.',
  }),
  too_many_players: defineMessage({
    id: 'manage.failed.full',
    defaultMessage: 'There are fewer seats than players waiting',
    description: 'Players could not be let in.',
  }),
  other: defineMessage({
    id: 'manage.failed.other',
    defaultMessage: 'That didn’t work. Try again.',
    description: 'Something on the page on which a tournament is run did not work.',
  }),
}

/** On sheets of paper. */
export const sheetMessages = {
  afterRound: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.sheet.afterRound',
    defaultMessage: 'Standings after round {round}',
    description: 'Heading of the printed standings.',
  }),
  byes: defineMessage<{ readonly names: MessageValue }>({
    id: 'manage.sheet.byes',
    defaultMessage: 'Without an opponent: {names}',
    description: 'Below a printed pairing.',
  }),
  final: defineMessage({
    id: 'manage.sheet.final',
    defaultMessage: 'Final standings',
    description: 'Heading of the printed standings of a tournament that is over.',
  }),
}

export const pairingMessages = {
  caption: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.pairing.caption',
    defaultMessage: 'Pairing of round {round}',
    description: 'Caption of the table of who meets whom in a round.',
  }),
  table: defineMessage({
    id: 'manage.pairing.table',
    defaultMessage: 'Table',
    description: 'Column: number of a table.',
  }),
  tableOf: defineMessage<{ readonly table: MessageValue }>({
    id: 'manage.pairing.tableOf',
    defaultMessage: 'Table {table}',
    description: 'Title of a card: the table at which two play. {table} is a number.',
  }),
  white: defineMessage({
    id: 'manage.pairing.white',
    defaultMessage: 'White',
    description: 'Column: the player with White.',
  }),
  black: defineMessage({
    id: 'manage.pairing.black',
    defaultMessage: 'Black',
    description: 'Column: the player with Black.',
  }),
  result: defineMessage({
    id: 'manage.pairing.result',
    defaultMessage: 'Result',
    description: 'Column: result of a table.',
  }),
  notes: defineMessage({
    id: 'manage.pairing.notes',
    defaultMessage: 'Notes',
    description: 'Column: warnings about a pairing.',
  }),
  bye: defineMessage({
    id: 'manage.pairing.bye',
    defaultMessage: 'No opponent',
    description: 'A player without an opponent in a round, who gets a point.',
  }),
  byes: defineMessage({
    id: 'manage.pairing.byes',
    defaultMessage: 'Without an opponent',
    description: 'Heading above players without an opponent in a round.',
  }),
  none: defineMessage({
    id: 'manage.pairing.none',
    defaultMessage: 'No round is paired',
    description: 'Title of an empty tab.',
  }),
  noneHint: defineMessage({
    id: 'manage.pairing.noneHint',
    defaultMessage: 'The pairing of the next round appears here.',
    description: 'Text of an empty tab.',
  }),
  'met-before': defineMessage({
    id: 'manage.pairing.metBefore',
    defaultMessage: 'Met before',
    description: 'Warning about a pairing: these two have played each other.',
  }),
  'third-same-colour': defineMessage({
    id: 'manage.pairing.thirdColour',
    defaultMessage: 'Third time the same colour',
    description: 'Warning about a pairing.',
  }),
  'score-apart': defineMessage({
    id: 'manage.pairing.apart',
    defaultMessage: 'Scores far apart',
    description: 'Warning about a pairing: one has many more points.',
  }),
  changedMeanwhile: defineMessage({
    id: 'manage.pairing.changedMeanwhile',
    defaultMessage: 'Someone else has changed this pairing',
    description: 'Warning above a pairing that is being changed by hand.',
  }),
  changedHint: defineMessage({
    id: 'manage.pairing.changedHint',
    defaultMessage: 'Your changes are kept. If you save them, they replace the other ones.',
    description: 'Below “Someone else has changed this pairing”.',
  }),
  begun: defineMessage({
    id: 'manage.pairing.begun',
    defaultMessage: 'The round started before your changes were saved',
    description: 'Warning above a pairing that was being changed by hand.',
  }),
  change: defineMessage({
    id: 'manage.pairing.change',
    defaultMessage: 'Change by hand',
    description: 'Button: lets an arbiter change who meets whom.',
  }),
  save: defineMessage({
    id: 'manage.pairing.save',
    defaultMessage: 'Save pairing',
    description: 'Button: keeps the pairing that was changed by hand.',
  }),
  discard: defineMessage({
    id: 'manage.pairing.discard',
    defaultMessage: 'Discard changes',
    description: 'Button: leaves the pairing as it was.',
  }),
  swapColours: defineMessage<{ readonly table: MessageValue }>({
    id: 'manage.pairing.swapColours',
    defaultMessage: 'Swap colours at table {table}',
    description: 'Name of a button beside a table.',
  }),
  move: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.pairing.move',
    defaultMessage: 'Choose {name}, then the player or place to swap with',
    description: 'Name of a button with the name of a player: two presses swap two players.',
  }),
  moveHint: defineMessage({
    id: 'manage.pairing.moveHint',
    defaultMessage: 'Press two players one after the other to swap them.',
    description: 'Help above a pairing that is changed by hand.',
  }),
}

export const roundMessages = {
  round: defineMessage({
    id: 'manage.round.label',
    defaultMessage: 'Round',
    description: 'Label of the choice of a round.',
  }),
  choose: defineMessage({
    id: 'manage.round.choose',
    defaultMessage: 'Choose a round',
    description: 'Shown in the choice of a round while none is chosen.',
  }),
  empty: defineMessage({
    id: 'manage.round.empty',
    defaultMessage: 'No rounds',
    description: 'Shown in the choice of a round when there is none.',
  }),
  keys: defineMessage({
    id: 'manage.round.keys',
    defaultMessage:
      'Type 1 for a white win, 0 for a black win, 5 or = for a draw, + or − for a forfeit, / if neither player came, x for a cancelled game. Then comes the next table.',
    description: 'Help above the results of a round, which are typed.',
  }),
  unrated: defineMessage({
    id: 'manage.round.unrated',
    defaultMessage: 'Results that you enter count in the standings, and don’t change ratings.',
    description: 'Help above the results of a round of a rated tournament online.',
  }),
  field: defineMessage<{
    readonly black: MessageValue
    readonly table: MessageValue
    readonly white: MessageValue
  }>({
    id: 'manage.round.field',
    defaultMessage: 'Result of table {table}: {white} – {black}',
    description: 'Name of the field for the result of a table, for screen readers.',
  }),
  edit: defineMessage({
    id: 'manage.round.edit',
    defaultMessage: 'Edit results',
    description: 'Button: lets an arbiter change results that are decided.',
  }),
  close: defineMessage({
    id: 'manage.round.close',
    defaultMessage: 'Close editing',
    description: 'Button: ends the change of results.',
  }),
  reason: defineMessage({
    id: 'manage.round.reason',
    defaultMessage: 'Why it is changed',
    description: 'Label of a field: why a decided result is changed.',
  }),
  reasonTitle: defineMessage<{ readonly table: MessageValue }>({
    id: 'manage.round.reasonTitle',
    defaultMessage: 'Change the result of table {table}?',
    description: 'Title of the question before a decided result is changed.',
  }),
  reasonYes: defineMessage({
    id: 'manage.round.reasonYes',
    defaultMessage: 'Change result',
    description: 'Button: changes a decided result.',
  }),
  keep: defineMessage({
    id: 'manage.round.keep',
    defaultMessage: 'Keep it',
    description: 'Button: leaves a decided result as it is.',
  }),
  cancelled: defineMessage({
    id: 'manage.round.cancelled',
    defaultMessage: 'cancelled',
    description: 'Result of a game that was not played.',
  }),
}

export const peopleMessages = {
  caption: defineMessage({
    id: 'manage.people.caption',
    defaultMessage: 'Participants',
    description: 'Caption of the table of participants.',
  }),
  name: defineMessage({
    id: 'manage.people.name',
    defaultMessage: 'Name',
    description: 'Column of the table of participants.',
  }),
  rating: defineMessage({
    id: 'manage.people.rating',
    defaultMessage: 'Rating',
    description: 'Column of the table of participants.',
  }),
  status: defineMessage({
    id: 'manage.people.status',
    defaultMessage: 'Status',
    description: 'Column of the table of participants.',
  }),
  actions: defineMessage({
    id: 'manage.people.actions',
    defaultMessage: 'Actions',
    description: 'Column of the table of participants: buttons.',
  }),
  empty: defineMessage({
    id: 'manage.people.empty',
    defaultMessage: 'No participants yet',
    description: 'Title of the empty list of participants.',
  }),
  emptyHint: defineMessage({
    id: 'manage.people.emptyHint',
    defaultMessage: 'Players who join appear here. You can add them too.',
    description: 'Text of the empty list of participants.',
  }),
  add: defineMessage({
    id: 'manage.people.add',
    defaultMessage: 'Add players',
    description: 'Button: opens the page on which players are added.',
  }),
  approveAll: defineMessage({
    id: 'manage.people.approveAll',
    defaultMessage: 'Approve all',
    description: 'Button: lets in everybody who waits for approval.',
  }),
  checkOutAll: defineMessage({
    id: 'manage.people.checkOutAll',
    defaultMessage: 'Check out all',
    description: 'Button: takes back that all participants are there.',
  }),
  checkInAll: defineMessage({
    id: 'manage.people.checkInAll',
    defaultMessage: 'Check in all',
    description: 'Button: marks everybody as present.',
  }),
  actionsOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.actionsOf',
    defaultMessage: 'Actions for {name}',
    description: 'Name of the button that opens a menu beside a participant.',
  }),
  approve: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.approve',
    defaultMessage: 'Approve {name}',
    description: 'Button beside a participant who waits for approval.',
  }),
  checkIn: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.checkIn',
    defaultMessage: 'Check in {name}',
    description: 'Button beside a participant: marks them as present.',
  }),
  checkOut: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.checkOut',
    defaultMessage: 'Check out {name}',
    description: 'Button beside a participant: marks them as absent.',
  }),
  remove: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.remove',
    defaultMessage: 'Take out {name}',
    description: 'Button beside a participant: takes them out of the tournament.',
  }),
  removeTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.removeTitle',
    defaultMessage: 'Remove {name}?',
    description: 'Title of the question before a participant is removed.',
  }),
  removeText: defineMessage({
    id: 'manage.people.removeText',
    defaultMessage: 'They’re no longer paired. A fee paid before the start goes back.',
    description: 'Text of the question before a participant is removed.',
  }),
  removeYes: defineMessage({
    id: 'manage.people.removeYes',
    defaultMessage: 'Remove',
    description: 'Button: removes a participant.',
  }),
  removeNo: defineMessage({
    id: 'manage.people.removeNo',
    defaultMessage: 'Keep',
    description: 'Button: keeps a participant.',
  }),
  disqualify: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.disqualify',
    defaultMessage: 'Disqualify {name}',
    description: 'Button beside a participant.',
  }),
  disqualifyTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.people.disqualifyTitle',
    defaultMessage: 'Disqualify {name}?',
    description: 'Title of the question before a participant is disqualified.',
  }),
  disqualifyYes: defineMessage({
    id: 'manage.people.disqualifyYes',
    defaultMessage: 'Disqualify',
    description: 'Button: disqualifies a participant.',
  }),
  reason: defineMessage({
    id: 'manage.people.reason',
    defaultMessage: 'Reason',
    description: 'Label of a field: why a participant is disqualified.',
  }),
  ban: defineMessage({
    id: 'manage.people.ban',
    defaultMessage: 'Ban from this tournament',
    description: 'Switch: whether a disqualified participant can’t come back.',
  }),
}

export const statusMessages = {
  registered: defineMessage({
    id: 'manage.status.registered',
    defaultMessage: 'Registered',
    description: 'Status of a participant.',
  }),
  'checked-in': defineMessage({
    id: 'manage.status.checkedIn',
    defaultMessage: 'Checked in',
    description: 'Status of a participant who is present.',
  }),
  'checked-out': defineMessage({
    id: 'manage.status.checkedOut',
    defaultMessage: 'Not checked in',
    description: 'Status of a participant who is not present.',
  }),
  left: defineMessage({
    id: 'manage.status.left',
    defaultMessage: 'Gone',
    description: 'Status of a participant who is gone.',
  }),
  pending: defineMessage({
    id: 'manage.status.pending',
    defaultMessage: 'Waiting for approval',
    description: 'Status of a participant.',
  }),
  disqualified: defineMessage({
    id: 'manage.status.disqualified',
    defaultMessage: 'Disqualified',
    description: 'Status of a participant.',
  }),
  banned: defineMessage({
    id: 'manage.status.banned',
    defaultMessage: 'Banned',
    description: 'Status of a participant.',
  }),
  'on-hold': defineMessage({
    id: 'manage.status.onHold',
    defaultMessage: 'Taking a break',
    description: 'Status of a participant.',
  }),
}

export const auditMessages = {
  undo: defineMessage({
    id: 'manage.audit.undo',
    defaultMessage: 'Undo',
    description: 'Column of what was done by hand: buttons that set a changed result back.',
  }),
  undoAt: defineMessage<{ readonly round: MessageValue; readonly table: MessageValue }>({
    id: 'manage.audit.undoAt',
    defaultMessage: 'Undo the change at table {table} of round {round}',
    description: 'Names a button that sets a changed result back.',
  }),
  undone: defineMessage({
    id: 'manage.audit.undone',
    defaultMessage: 'Change undone',
    description: 'The reason that is noted when a changed result is set back.',
  }),
  more: defineMessage({
    id: 'manage.audit.more',
    defaultMessage: 'Show earlier',
    description: 'Button below the newest entries of what was done by hand.',
  }),
  progress: defineMessage<{ readonly count: MessageValue; readonly shown: MessageValue }>({
    id: 'manage.audit.progress',
    defaultMessage: '{shown} of {count} entries',
    description: 'Below what was done by hand: how much of it is shown.',
  }),
  loading: defineMessage({
    id: 'manage.audit.loading',
    defaultMessage: 'Loading…',
    description: 'Earlier entries of what was done by hand are loading.',
  }),
  failed: defineMessage({
    id: 'manage.audit.failed',
    defaultMessage: 'Couldn’t load earlier entries',
    description: 'Earlier entries of what was done by hand could not be loaded.',
  }),
  caption: defineMessage({
    id: 'manage.audit.caption',
    defaultMessage: 'What was done by hand',
    description: 'Caption of the table of what was done by hand.',
  }),
  when: defineMessage({
    id: 'manage.audit.when',
    defaultMessage: 'When',
    description: 'Column: when something was done.',
  }),
  who: defineMessage({
    id: 'manage.audit.who',
    defaultMessage: 'Who',
    description: 'Column: who did something.',
  }),
  what: defineMessage({
    id: 'manage.audit.what',
    defaultMessage: 'What',
    description: 'Column: what was done.',
  }),
  change: defineMessage({
    id: 'manage.audit.change',
    defaultMessage: 'Before and after',
    description: 'Column: what was before and after.',
  }),
  empty: defineMessage({
    id: 'manage.audit.empty',
    defaultMessage: 'Nothing was done by hand',
    description: 'Title of the empty history of a tournament.',
  }),
  at: defineMessage<{ readonly round: MessageValue; readonly table: MessageValue }>({
    id: 'manage.audit.at',
    defaultMessage: 'Round {round}, table {table}',
    description: 'Where something was done.',
  }),
  inRound: defineMessage<{ readonly round: MessageValue }>({
    id: 'manage.audit.inRound',
    defaultMessage: 'Round {round}',
    description: 'Where something was done.',
  }),
}

export const actMessages = {
  'run.start': defineMessage({
    id: 'manage.act.start',
    defaultMessage: 'Tournament started',
    description: 'Something that was done by hand.',
  }),
  'run.pair': defineMessage({
    id: 'manage.act.pair',
    defaultMessage: 'Round paired',
    description: 'Something that was done by hand.',
  }),
  'run.pairing.set': defineMessage({
    id: 'manage.act.pairing',
    defaultMessage: 'Pairing changed',
    description: 'Something that was done by hand.',
  }),
  'run.startRound': defineMessage({
    id: 'manage.act.startRound',
    defaultMessage: 'Round started',
    description: 'Something that was done by hand.',
  }),
  'run.finishRound': defineMessage({
    id: 'manage.act.finishRound',
    defaultMessage: 'Round finished',
    description: 'Something that was done by hand.',
  }),
  'run.finish': defineMessage({
    id: 'manage.act.finish',
    defaultMessage: 'Tournament finished',
    description: 'Something that was done by hand.',
  }),
  'run.result': defineMessage({
    id: 'manage.act.result',
    defaultMessage: 'Result entered',
    description: 'Something that was done by hand.',
  }),
  'run.result.unrated': defineMessage({
    id: 'manage.act.resultUnrated',
    defaultMessage: 'Result entered, ratings unchanged',
    description: 'Something that was done by hand: it counts in the standings only.',
  }),
  'run.games': defineMessage({
    id: 'manage.act.games',
    defaultMessage: 'Games added',
    description: 'Something that was done by hand: games came as a PGN file.',
  }),
  'run.giveTime': defineMessage({
    id: 'manage.act.giveTime',
    defaultMessage: 'Time given',
    description: 'Something that was done by hand: a player got more time.',
  }),
  'run.running': defineMessage({
    id: 'manage.act.running',
    defaultMessage: 'Control changed',
    description: 'Something that was done by hand: automatic or by hand.',
  }),
  'run.pause': defineMessage({
    id: 'manage.act.pause',
    defaultMessage: 'Pause set',
    description: 'Something that was done by hand.',
  }),
  'form.save': defineMessage({
    id: 'manage.act.form',
    defaultMessage: 'Form changed',
    description: 'Something that was done by hand.',
  }),
  cancel: defineMessage({
    id: 'manage.act.cancel',
    defaultMessage: 'Tournament cancelled',
    description: 'Something that was done by hand.',
  }),
  'participants.add': defineMessage({
    id: 'manage.act.add',
    defaultMessage: 'Player added',
    description: 'Something that was done by hand.',
  }),
  'participants.invite': defineMessage({
    id: 'manage.act.invite',
    defaultMessage: 'Player invited',
    description: 'Something that was done by hand.',
  }),
  'participants.approve': defineMessage({
    id: 'manage.act.approve',
    defaultMessage: 'Players approved',
    description: 'Something that was done by hand.',
  }),
  'participants.checkIn': defineMessage({
    id: 'manage.act.checkIn',
    defaultMessage: 'Players checked in',
    description: 'Something that was done by hand.',
  }),
  'participants.checkOut': defineMessage({
    id: 'manage.act.checkOut',
    defaultMessage: 'Players checked out',
    description: 'Something that was done by hand.',
  }),
  'participants.remove': defineMessage({
    id: 'manage.act.remove',
    defaultMessage: 'Player removed',
    description: 'Something that was done by hand.',
  }),
  'participants.disqualify': defineMessage({
    id: 'manage.act.disqualify',
    defaultMessage: 'Player disqualified',
    description: 'Something that was done by hand.',
  }),
  other: defineMessage({
    id: 'manage.act.other',
    defaultMessage: 'Changed by hand',
    description: 'Something that was done by hand and has no name of its own.',
  }),
}

export const addMessages = {
  all: defineMessage({
    id: 'manage.add.all',
    defaultMessage: 'Select all',
    description: 'Checkbox: selects all players that were found.',
  }),
  selected: defineMessage<{ readonly count: number | bigint }>({
    id: 'manage.add.selected',
    defaultMessage: '{count, plural, one {Add # player} other {Add # players}}',
    description: 'Button: adds the players that are selected.',
  }),
  scope: defineMessage({
    id: 'manage.add.scope',
    defaultMessage: 'Whom to look for',
    description: 'Name of a choice: members of the club, or everyone.',
  }),
  ofClub: defineMessage({
    id: 'manage.add.ofClub',
    defaultMessage: 'Club members',
    description: 'Choice: looks for members of the club only.',
  }),
  ofAll: defineMessage({
    id: 'manage.add.ofAll',
    defaultMessage: 'All players',
    description: 'Choice: looks for all players of the site.',
  }),
  ofList: defineMessage({
    id: 'manage.add.ofList',
    defaultMessage: 'From a list',
    description: 'Choice: looks for the players of a list that was pasted or is in a file.',
  }),
  listed: defineMessage({
    id: 'manage.add.listed',
    defaultMessage: 'Names, one a line',
    description: 'Label of a field into which a list of players is pasted.',
  }),
  listedHelp: defineMessage<{ readonly most: number | bigint }>({
    id: 'manage.add.listedHelp',
    defaultMessage:
      'A table copied from a spreadsheet works too. Up to {most, number} players, each with an account here.',
    description: 'Help of the field into which a list of players is pasted.',
  }),
  listFile: defineMessage({
    id: 'manage.add.listFile',
    defaultMessage: 'Or a file (CSV)',
    description: 'Label of the field for a file with a list of players. CSV is a kind of file.',
  }),
  look: defineMessage({
    id: 'manage.add.look',
    defaultMessage: 'Find these players',
    description: 'Button: looks for the players of a list.',
  }),
  lookFailed: defineMessage({
    id: 'manage.add.lookFailed',
    defaultMessage: 'Couldn’t find all players. Try again.',
    description: 'The players of a list could not be looked for.',
  }),
  missing: defineMessage<{ readonly names: MessageValue }>({
    id: 'manage.add.missing',
    defaultMessage: 'Not found: {names}',
    description: 'Names of a list that no player has.',
  }),
  failed: defineMessage({
    id: 'manage.add.failed',
    defaultMessage: 'Couldn’t add. Try again.',
    description: 'Players could not be added.',
  }),
  title: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.add.title',
    defaultMessage: 'Add players to {name}',
    description: 'Title of the page on which players are added to a tournament.',
  }),
  lead: defineMessage({
    id: 'manage.add.lead',
    defaultMessage:
      'Over the board, players are added right away. Online they’re invited, unless they’re members of your club.',
    description: 'Text at the top of the page on which players are added.',
  }),
  search: defineMessage({
    id: 'manage.add.search',
    defaultMessage: 'Find a player',
    description: 'Label of the search for players.',
  }),
  clear: defineMessage({
    id: 'manage.add.clear',
    defaultMessage: 'Clear the search',
    description: 'Name of the button that empties the search for players.',
  }),
  none: defineMessage({
    id: 'manage.add.none',
    defaultMessage: 'No players found',
    description: 'Title when the search for players finds nobody.',
  }),
  noneHint: defineMessage({
    id: 'manage.add.noneHint',
    defaultMessage: 'Type at least two letters of the name.',
    description: 'Text when the search for players finds nobody.',
  }),
  add: defineMessage<{ readonly name: MessageValue }>({
    id: 'manage.add.add',
    defaultMessage: 'Add {name}',
    description: 'Button beside a player who is found.',
  }),
  added: defineMessage({
    id: 'manage.add.added',
    defaultMessage: 'Added',
    description: 'Beside a player who was added to a tournament.',
  }),
  invited: defineMessage({
    id: 'manage.add.invited',
    defaultMessage: 'Invited',
    description: 'Beside a player who was invited to a tournament.',
  }),
  refused: defineMessage({
    id: 'manage.add.refused',
    defaultMessage: 'Can’t take part',
    description: 'Beside a player who could not be added to a tournament.',
  }),
  in: defineMessage({
    id: 'manage.add.in',
    defaultMessage: 'Already in',
    description: 'Beside a player who takes part already.',
  }),
  back: defineMessage({
    id: 'manage.add.back',
    defaultMessage: 'Back to managing',
    description: 'Link from the page on which players are added.',
  }),
}

export const timeMessages = {
  give: defineMessage({
    id: 'manage.time.give',
    defaultMessage: 'Give time',
    description: 'Button and column: an arbiter gives a player more time on the clock.',
  }),
  giveAt: defineMessage<{ readonly table: MessageValue }>({
    id: 'manage.time.giveAt',
    defaultMessage: 'Give time at table {table}',
    description: 'Button and title: an arbiter gives a player more time on the clock.',
  }),
  player: defineMessage({
    id: 'manage.time.player',
    defaultMessage: 'Player',
    description: 'Label of a choice: who of a board gets more time.',
  }),
  choose: defineMessage({
    id: 'manage.time.choose',
    defaultMessage: 'Choose a player',
    description: 'Shown in a choice while nobody is chosen.',
  }),
  minutes: defineMessage({
    id: 'manage.time.minutes',
    defaultMessage: 'Minutes',
    description: 'Label of a number field: how much time is given, or how long a pause is.',
  }),
  increase: defineMessage({
    id: 'manage.time.increase',
    defaultMessage: 'Increase',
    description: 'Button of a number field; the label is added.',
  }),
  decrease: defineMessage({
    id: 'manage.time.decrease',
    defaultMessage: 'Decrease',
    description: 'Button of a number field; the label is added.',
  }),
  cancel: defineMessage({
    id: 'manage.time.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: gives no time, or makes no pause.',
  }),
}

export const pauseMessages = {
  pause: defineMessage({
    id: 'manage.pause.pause',
    defaultMessage: 'Start break',
    description: 'Button: pauses a tournament.',
  }),
  end: defineMessage({
    id: 'manage.pause.end',
    defaultMessage: 'End break',
    description: 'Button: a paused tournament goes on.',
  }),
  title: defineMessage({
    id: 'manage.pause.title',
    defaultMessage: 'Start a break?',
    description: 'Title of the question before a tournament is paused.',
  }),
  text: defineMessage({
    id: 'manage.pause.text',
    defaultMessage: 'The current round ends first. The next one starts after the break.',
    description: 'Text of the question before a tournament is paused.',
  }),
  until: defineMessage<{ readonly when: MessageValue }>({
    id: 'manage.pause.until',
    defaultMessage: 'Break until {when}',
    description: 'Until when a tournament is paused. {when} is a date with a time.',
  }),
}

/** Why somebody could not be added. */
export const refusalMessages = {
  age: defineMessage({
    id: 'manage.refusal.age',
    defaultMessage: 'not of the age asked for',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  banned: defineMessage({
    id: 'manage.refusal.banned',
    defaultMessage: 'banned',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  closed: defineMessage({
    id: 'manage.refusal.closed',
    defaultMessage: 'registration isn’t open',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  country: defineMessage({
    id: 'manage.refusal.country',
    defaultMessage: 'not from a country asked for',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  elsewhere: defineMessage({
    id: 'manage.refusal.elsewhere',
    defaultMessage: 'plays elsewhere at that time',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  fee: defineMessage({
    id: 'manage.refusal.fee',
    defaultMessage: 'the entry fee isn’t paid',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  fide: defineMessage({
    id: 'manage.refusal.fide',
    defaultMessage: 'no FIDE ID',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  full: defineMessage({
    id: 'manage.refusal.full',
    defaultMessage: 'no places left',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  gender: defineMessage({
    id: 'manage.refusal.gender',
    defaultMessage: 'not of the gender asked for',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  invitation: defineMessage({
    id: 'manage.refusal.invitation',
    defaultMessage: 'not invited',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  members: defineMessage({
    id: 'manage.refusal.members',
    defaultMessage: 'not a member of the club',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  profile: defineMessage({
    id: 'manage.refusal.profile',
    defaultMessage: 'the profile isn’t complete',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  rating: defineMessage({
    id: 'manage.refusal.rating',
    defaultMessage: 'not of the rating asked for',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  series: defineMessage({
    id: 'manage.refusal.series',
    defaultMessage: 'plays enough tournaments of this series',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  title: defineMessage({
    id: 'manage.refusal.title',
    defaultMessage: 'no title asked for',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
  twice: defineMessage({
    id: 'manage.refusal.twice',
    defaultMessage: 'has signed up already',
    description: 'Why somebody could not be added to a tournament; it follows “Can’t take part –”.',
  }),
}

/** Games that were played over the board and come as a file. */
export const gamesMessages = {
  title: defineMessage({
    id: 'manage.games.title',
    defaultMessage: 'Games (PGN)',
    description: 'Label of the upload of the games of a tournament over the board.',
  }),
  help: defineMessage<{ readonly megabytes: MessageValue }>({
    id: 'manage.games.help',
    defaultMessage:
      'All rounds in one file, at most {megabytes} MB. The tag Round has round and board, like 3.12; names as they are here. Boards without a result get the game’s.',
    description: 'Below the upload of the games of a tournament over the board.',
  }),
  added: defineMessage<{ readonly count: number | bigint }>({
    id: 'manage.games.added',
    defaultMessage:
      '{count, plural, one {# game is at its board} other {# games are at their boards}}',
    description: 'After the games of a tournament over the board were uploaded.',
  }),
  results: defineMessage<{ readonly count: number | bigint }>({
    id: 'manage.games.results',
    defaultMessage:
      '{count, plural, one {# board got its result.} other {# boards got their results.}}',
    description: 'After games were uploaded: boards that had no result before.',
  }),
  withoutMoves: defineMessage<{ readonly count: number | bigint }>({
    id: 'manage.games.withoutMoves',
    defaultMessage:
      '{count, plural, one {# has no moves to show.} other {# have no moves to show.}}',
    description: 'After games were uploaded: games of the file that were not played.',
  }),
  refused: defineMessage({
    id: 'manage.games.refused',
    defaultMessage: 'No game was added. Correct the file and choose it again.',
    description: 'Title above what is wrong with an uploaded PGN file; which follows in English.',
  }),
  notAdded: defineMessage({
    id: 'manage.games.notAdded',
    defaultMessage: 'No game was added.',
    description: 'Beside a PGN file that was not taken.',
  }),
  tooLarge: defineMessage({
    id: 'manage.games.tooLarge',
    defaultMessage: 'The file is too large. Send the rounds one by one.',
    description: 'Beside a PGN file that is too large.',
  }),
}
