/** Every background job and what it is given. Jobs run at least once. */
export interface JobPayloads {
  /** One mail about an order: a job each, so that a repeated job mails nobody else again. */
  mailOrder: { orderId: string; kind: 'placed-owner' | 'placed-diner' | 'answered' };
  /** A link to choose a new password, if the address has an account. `resetId` is new: its row is made by the job. */
  mailPasswordReset: { resetId: string; email: string };
  /** Word of a changed password. `changeId` tells one change from another. */
  mailPasswordChanged: { changeId: string; userId: string };
  /** Word of a Google account that was linked. `passwordRemoved`: the old password no longer works. */
  mailGoogleAdded: { linkId: string; userId: string; passwordRemoved: boolean };
  /** The link that proves an account's address. `mailId` tells one mail from another. */
  mailEmailVerification: { mailId: string; userId: string; email: string };
  /** One mail about a change of address: the link, word of the wish to the old one, word that it is done. */
  mailEmailChange: {
    changeId: string;
    kind: 'asked-new' | 'asked-old' | 'done-old';
    userId: string;
    from: string;
    to: string;
  };
  /** A last word to an address whose account was deleted. `removalId` tells one deletion from another. */
  mailGoodbye: { removalId: string; email: string; name: string };
  /** Removes uploads and pictures that nobody needs. Scheduled, see `SCHEDULE`. */
  sweepUploads: object;
}

export type JobHandlers = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };
