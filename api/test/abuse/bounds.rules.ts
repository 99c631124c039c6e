import type { Work } from './protocol.ts';

/** What one request may cost on the reference machine (docs/reliability.md). */
export const BOUNDS = {
  /** CPU of the process in ms. */
  cpu: 250,
  /** The longest piece between two turns of the event loop, in ms of CPU. */
  piece: 50,
  /** Bytes of an answer. */
  bytes: 2 * 1024 * 1024,
  /** How much longer a request of the double size may take. */
  growth: 3,
  /** CPU below which growth is noise (ms). */
  floor: 40,
  /** Letters of the input in an answer that refuses it. */
  echo: 200,
  /** Errors in one answer. */
  errors: 10,
} as const;

/**
 * Entries that cost more whatever is sent, on other threads, and that have a limit of their own: CPU in ms. They too must not block the
 * event loop.
 */
const COSTLY: Readonly<Record<string, number>> = {
  // Makes three sizes of a picture.
  'graphql Mutation.generateProductImage': 1_500,
};

export interface Answer {
  status: number;
  text: string;
  bytes: number;
  /** Whether the body is JSON: a page may show a form again as it was filled in. */
  isJson: boolean;
  /** The `Set-Cookie` headers. */
  cookies: readonly string[];
}

/** What is wrong: with the work of the server, or with its answer. */
export interface Problem {
  kind: 'work' | 'size' | 'status' | 'errors' | 'echo';
  /** E.g. `costs 900 ms of CPU`. */
  sentence: string;
}

const problem = (kind: Problem['kind'], sentence: string): Problem => ({ kind, sentence });

/** What is wrong with the work of a request; the bounds grow with the slowness of the machine. */
export function workProblem(entry: string, { cpu, piece }: Work, machineFactor: number): Problem | null {
  if (cpu > (COSTLY[entry] ?? BOUNDS.cpu) * machineFactor)
    return problem('work', `costs ${Math.round(cpu)} ms of CPU`);
  if (piece > BOUNDS.piece * machineFactor)
    return problem('work', `blocks the event loop for ${Math.round(piece)} ms`);
  return null;
}

/** What is wrong with the growth of the work from half of a size to the size. */
export function growthProblem(half: Work, whole: Work, machineFactor: number): Problem | null {
  if (whole.cpu < BOUNDS.floor * machineFactor || whole.cpu <= half.cpu * BOUNDS.growth) return null;
  return problem(
    'work',
    `twice the input takes ${(whole.cpu / half.cpu).toFixed(1)} times the CPU (${Math.round(half.cpu)} and ${Math.round(whole.cpu)} ms)`,
  );
}

/** What is wrong with an answer to the input, a text that was sent. */
export function answerProblem(answer: Answer, input: string): Problem | null {
  const { status, bytes, text, isJson } = answer;
  if (bytes > BOUNDS.bytes) return problem('size', `answers ${(bytes / 1024 / 1024).toFixed(1)} MB`);
  if (status >= 500 && status !== 503) return problem('status', `answers ${status}`);
  if (!isJson) return null;
  const body = parsed(text);
  if (hasInternalError(body)) return problem('status', 'answers INTERNAL_SERVER_ERROR');
  const errors = longestErrors(body);
  if (errors > BOUNDS.errors) return problem('errors', `lists ${errors} errors`);
  if ((status >= 400 || errors > 0 || hasUserError(body)) && repeats(text, input))
    return problem('echo', `repeats more than ${BOUNDS.echo} letters of the input`);
  return null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Cut, or not JSON after all: there is nothing to read in it.
    return null;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const codesOf = (body: unknown): unknown[] => {
  const errors = isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
  return errors.map(
    (error) => isObject(error) && isObject(error['extensions']) && error['extensions']['code'],
  );
};

const hasInternalError = (body: unknown): boolean => codesOf(body).includes('INTERNAL_SERVER_ERROR');

/** The longest list of errors: `errors` of both APIs, `fields` of a ValidationError. */
function longestErrors(body: unknown): number {
  if (Array.isArray(body)) return Math.max(0, ...body.slice(0, 100).map(longestErrors));
  if (!isObject(body)) return 0;
  return Object.entries(body).reduce(
    (most, [name, value]) =>
      Math.max(
        most,
        (name === 'errors' || name === 'fields') && Array.isArray(value) ? value.length : 0,
        longestErrors(value),
      ),
    0,
  );
}

const hasUserError = (body: unknown): boolean =>
  isObject(body) &&
  Object.entries(body).some(
    ([name, value]) =>
      (name === '__typename' && typeof value === 'string' && value.endsWith('Error')) || hasUserError(value),
  );

/** Whether an answer contains a long part of the input, as it is or as JSON writes it. */
function repeats(text: string, input: string): boolean {
  const part = input.slice(0, BOUNDS.echo + 1);
  if (part.length <= BOUNDS.echo) return false;
  return [
    part,
    JSON.stringify(part)
      .slice(1, -1)
      .slice(0, BOUNDS.echo + 1),
  ].some((one) => text.includes(one));
}
