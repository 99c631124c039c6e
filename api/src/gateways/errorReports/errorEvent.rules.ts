import { parseStack, type StackFrameLite } from 'error-stack-parser-es/lite';
import { withoutAddresses } from '../../log.ts';
import type { ReportedError } from './errorReports.gateway.ts';

/** Limits of an event. */
const MAX_MESSAGE = 300;
const MAX_STACK = 8_000;
const MAX_FRAMES = 50;
/** An error and its causes. */
const MAX_CHAIN = 3;

/**
 * A message of an error without what a person may have typed: addresses, texts in quotation marks, values in brackets, long
 * numbers. What remains still groups the errors.
 */
export const withoutValues = (message: string): string =>
  withoutAddresses(message.slice(0, MAX_MESSAGE))
    .replaceAll(/"[^"]*"?|“[^”]*”?|'[^']{3,}'?|`[^`]*`?/g, '[…]')
    .replaceAll(/\([^()]*\)=\([^()]*\)?/g, '[…]')
    .replaceAll(/\d[\d\s-]{3,}\d/g, '[…]');

/** A frame of a stack as the service reads it. */
interface Frame {
  function: string;
  filename: string;
  lineno?: number;
  colno?: number;
  /** Whether the code is ours. */
  in_app: boolean;
}

/** The path of a file of ours below its folder, without the folders and users of this machine, and without a query. */
const shownFile = (file: string): string => {
  const path = file.replace(/^file:\/\//, '').replace(/[?#].*$/s, '');
  const packages = path.lastIndexOf('node_modules/');
  if (packages >= 0) return path.slice(packages);
  return /^.*?\/((?:api|web|common)\/.*)$/s.exec(path)?.[1] ?? path;
};

function frameOf({ function: name, file = '', line, col }: StackFrameLite): Frame {
  const filename = shownFile(file);
  return {
    function: name ?? '?',
    filename,
    ...(line === undefined ? {} : { lineno: line }),
    ...(col === undefined ? {} : { colno: col }),
    in_app: !filename.startsWith('node_modules/') && !filename.startsWith('node:'),
  };
}

function exceptionOf({ name, message, stack = '' }: Error) {
  const frames = parseStack(stack.slice(0, MAX_STACK), { allowEmpty: true })
    .slice(0, MAX_FRAMES)
    .map(frameOf);
  return {
    type: name.slice(0, MAX_MESSAGE),
    value: withoutValues(message),
    // The service wants the newest call at the end.
    ...(frames.length > 0 ? { stacktrace: { frames: frames.toReversed() } } : {}),
  };
}

/** An error and its causes, the outermost first. */
function chainOf(error: Error): Error[] {
  const chain = [error];
  for (let { cause } = error; cause instanceof Error && chain.length < MAX_CHAIN; { cause } = cause)
    chain.push(cause);
  return chain;
}

export interface EventFacts {
  /** 32 hexadecimal digits. */
  id: string;
  at: Date;
  /** Name and version of the product. */
  release: string;
  environment: string;
}

/** An error as an event of Sentry's protocol. It has the reference and no other fact about a person or request. */
export const eventOf = (
  { error, where, reference, page }: ReportedError,
  { id, at, release, environment }: EventFacts,
) => ({
  event_id: id,
  timestamp: at.toISOString(),
  platform: where === 'server' ? 'node' : 'javascript',
  level: 'error',
  release,
  environment,
  ...(page === undefined ? {} : { transaction: page }),
  tags: { where, reference },
  exception: { values: chainOf(error).map(exceptionOf).toReversed() },
});
