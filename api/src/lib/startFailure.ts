/** The product cannot start, for a reason that whoever started it can mend. The message is all they need to see. */
export class StartFailure extends Error {}
