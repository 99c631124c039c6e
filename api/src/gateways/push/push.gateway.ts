/** Where a browser gets push messages, and the keys with which only it can read them (RFC 8291). */
export interface PushAddress {
  /** Address at the push service of the browser. It is a secret: who knows it may send to the service. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret of the browser, base64url. */
  auth: string;
}

/** A notification. */
export interface PushMessage {
  title: string;
  body: string;
  /** A uuid. A later notification with the same tag replaces an earlier one. */
  tag: string;
  /** Path in the owner's app that a press opens. */
  path: string;
  /** How long a push service keeps it for a device that is off. */
  ttlSeconds: number;
}

/** Sends notifications to browsers (web push, VAPID). */
export interface PushGateway {
  /** The public key that browsers subscribe with, base64url. */
  readonly publicKey: string;
  /** Whether this is an address of a push service that the server may call. */
  accepts(endpoint: string): boolean;
  /**
   * Sends an encrypted message. `gone`: the browser has left this address for good. Rejects when a repeat may succeed, and with a
   * `PermanentError` when the push service refuses the message.
   */
  send(device: PushAddress, message: PushMessage): Promise<'sent' | 'gone'>;
}
