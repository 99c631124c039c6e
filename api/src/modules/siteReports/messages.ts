import { operatorCommand } from '../../lib/operatorCommand.ts';

const SITE = operatorCommand('site');

/** Texts of the form that reports a site. */
export const messages = {
  siteUnknown: 'There is no website at this address.',
  notSent: 'Please check the form.',
  reasonRequired: 'Please choose a reason.',
  emailInvalid: 'Please check the email address.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
};

/** Texts of the mail to our support. */
export const mailMessages = {
  subject: (slug: string, reason: string) => `Report about ${slug}: ${reason}`,
  title: 'A website was reported',
  site: 'Website',
  reason: 'Reason',
  details: 'Details',
  reporter: 'Reported by',
  anonymous: 'Someone who left no address',
  howTo: (slug: string) =>
    `To take the website offline, run: ${SITE} suspend ${slug}. To see its state, run: ${SITE} show ${slug}.`,
};
