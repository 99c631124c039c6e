export interface Mail {
  /** One address, with or without a display name. */
  to: string;
  /** Line breaks and other control characters become spaces. */
  subject: string;
  html: string;
  text: string;
  /** One address, with or without a display name. */
  replyTo?: string;
  /** Stable id of this mail: becomes the Message-ID, so a job that runs twice can be recognised. */
  id: string;
}

/** Sends e-mail. Rejects when an address is not exactly one address, and when the server refuses or does not answer in 10 s. */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  /** Mails on their way are given up; the gateway cannot be used afterwards. */
  close(): void;
}
