export interface Mail {
  /** One address, with or without a display name. */
  to: string;
  /** Line breaks and other control characters become spaces. */
  subject: string;
  html: string;
  text: string;
  /** Display name of the sender; the address is always the configured one. Missing: the configured name. Control characters become spaces. */
  fromName?: string;
  /** One address, with or without a display name. */
  replyTo?: string;
  /** Stable id of this mail: becomes the Message-ID, so a job that runs twice can be recognised. */
  id: string;
}

/**
 * Sends email. Rejects when an address is not exactly one address, and when the server refuses or does not answer in 10 s;
 * with a `PermanentError` when the server refuses for good (SMTP 5xx), so that trying again is of no use.
 */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  /** Mails on their way are given up; the gateway cannot be used afterwards. */
  close(): void;
}
