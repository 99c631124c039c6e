/** What the server that is measured tells about a request. */
export interface Work {
  /** CPU of the process in ms, with all its threads. */
  cpu: number;
  /** The longest piece of work between two turns of the event loop: CPU of the main thread in ms. */
  piece: number;
}

/** What hostile requests need to know: tokens, ids and addresses of things that exist, by name. */
export type Fixtures = Readonly<Record<string, string>>;

/** What the server tells when it has started. */
export interface Started {
  port: number;
  groceryPort: number;
  groceryKey: string;
  /** How much slower than the reference machine this one is; at least 1. */
  machineFactor: number;
}

/** An order to the server. It answers each one. */
export type Command = 'fixtures' | 'work';

/** The answer to a command, or the message after the start. */
export type Told = { started: Started } | { fixtures: Fixtures } | { work: Work };
