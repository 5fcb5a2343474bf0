// What docs/voice.md lets pass, by the exact id of the message.

const fixed = 'The specification gives the English word for word.'

/** Messages that may use a word to avoid. @type {Readonly<Record<string, string>>} */
export const wordsOnPurpose = {
  'account.error.emailAlreadyExists': fixed,
  'account.error.emailDomainIsBanned': fixed,
  'account.error.emailInvalid': fixed,
  'account.error.emptyEmail': fixed,
  'account.error.fillInTheValue': fixed,
  'account.error.fillInTheValueProperly': fixed,
  'account.error.incorrectName': fixed,
  'account.error.notValid': fixed,
  'account.error.passwordsMustBeEqual': fixed,
  'account.error.somethingWentsWrong': fixed,
  'account.error.weakPassword': fixed,
  'activationCode.error.accountNotFound': fixed,
  'activationCode.error.codeIsReset': fixed,
  'activationCode.error.invalidCode': fixed,
  'activationCode.error.malformedCode': fixed,
  'challenges.end.ownerDisconnected': fixed,
  'checkout.promo.error.expired': fixed,
  'checkout.promo.error.unknown': fixed,
  'clubs.refusal.not_community_administrator': fixed,
  'game.outcome.cancelled': fixed,
  'organise.failure.notAdministrator': fixed,
  'joinButton.withdrawn': fixed,
  'play.refusal.approvalPending': fixed,
  'play.refusal.friendHasLeft': fixed,
  'play.refusal.inviteCanceled': fixed,
  'play.refusal.ownerDisconnected': fixed,
  'play.refusal.registrationIncomplete': fixed,
  'play.refusal.tooManyActiveGames': fixed,
  'shell.notFound.title': fixed,
  'signIn.error.invalidCredentials': fixed,
  'subscription.failure.cancelRefused': fixed,
  'subscription.failure.serverError': fixed,
  'subscription.failure.subscribeManuallyAfter': fixed,
  'tournamentPhase.notFound': fixed,
  'tournamentPhase.notice.bye': fixed,
  'tournamentPhase.notice.withdrawn': fixed,
  'analysisBoard.nag': 'A lead in development is the name of a chess sign.',
}

/** Messages that may type a sign. @type {Readonly<Record<string, string>>} */
export const signsOnPurpose = {
  'chessProblem.pgnTag': 'Shows how PGN writes a tag, with its straight quotes.',
}

/** Messages whose translation differs from that of the same English elsewhere. @type {Readonly<Record<string, string>>} */
export const differingOnPurpose = {
  'play.color.white': 'Kazakh: the player’s own choice is Ақ; the side is Ақтар.',
  'play.color.black': 'Kazakh: the player’s own choice is Қара; the side is Қаралар.',
  'computerSetup.color.white': 'As play.color.white.',
  'computerSetup.color.black': 'As play.color.black.',
  'gameHistory.color.white': 'As play.color.white.',
  'gameHistory.color.black': 'As play.color.black.',
  'places.play': 'A place of the site; typedMoves.play plays the move that was typed.',
  'analysis.start': 'A button: Russian has a verb, while the link of the home page is a noun.',
  'subscription.fact.freeMonths': 'Months that were won, not a game.',
  'lobbyLists.live': 'The lists are kept up to date; a tournament is in progress.',
  'challenges.start': 'Kazakh: the start of a game; in gameReport.graph.start that of a graph.',
  'subscription.mark.ended.some': 'A membership; a tournament has another gender in Russian.',
  'tournament.fact.start':
    'Kazakh: the start of a tournament; in gameReport.graph.start that of a graph.',
  'clubs.admin.state.canceled': 'A tournament; a game has another gender in Russian.',
  'tournament.stage.canceled': 'A tournament; a game has another gender in Russian.',
  'tournament.board.completed': 'A game; a tournament has another gender in Russian.',
  'tournaments.stage.ended': 'Several tournaments; in Russian one has another form.',
  'tournaments.tab.offline': 'Over the board; an opponent who is offline is something else.',
  'tournaments.tab.online': 'Played online; an opponent who is online is something else.',
  'home.followed.all': 'People; lobbyPage.filter.clear is of things, which Russian tells apart.',
  'profile.avatar.choose': 'Russian: a photo of a person; upload.choosePicture is any picture.',
  'profile.avatar.remove': 'As profile.avatar.choose.',
  'profile.avatar.replace': 'As profile.avatar.choose.',
  'tournaments.tab.new': 'Several tournaments; play.rating.new is a rating.',
}
