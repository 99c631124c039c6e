export interface Mail {
  /** One address, with or without a display name. */
  to: string;
  /** Line breaks and other control characters become spaces. */
  subject: string;
  html: string;
  text: string;
  /** Display name of the sender, without control characters. Missing: the configured name. */
  fromName?: string;
  /** One address, with or without a display name. */
  replyTo?: string;
  /** Stable id; becomes the Message-ID, so that a repeated mail can be recognised. */
  id: string;
}

/**
 * Sends email. Rejects for an invalid address, a refusal, or no answer within 10 s; with a `PermanentError` for a
 * permanent refusal (SMTP 5xx).
 */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  /** Aborts mails that are being sent. */
  close(): void;
}
