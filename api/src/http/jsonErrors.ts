import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { logUnexpected } from '../log.ts';
import { asTryAgain, type TryAgainError } from '../lib/tryAgain.ts';
import { isClientGone, requestId } from './request.ts';

/** The error body of everything that is not GraphQL (format: spec §7.1). */
export function sendError(
  response: Response,
  status: number,
  message: string,
  extra: Record<string, unknown> = {},
): void {
  response.status(status).json({ message, data: { message }, requestId: requestId(response.req), ...extra });
}

/** Answers an unknown path with 404. */
export const notFound: RequestHandler = (_request, response) => sendError(response, 404, 'Not found.');

const CLIENT_ERRORS: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  415: 'This content type is not supported.',
};

const UNEXPECTED = 'unexpected';

/** Sets the message for an unexpected error of this request; the response adds the reference. */
export function tellWhenUnexpected({ locals }: Response, message: string): void {
  locals[UNEXPECTED] = message;
}

function unexpectedOf({ locals }: Response): string | null {
  const message: unknown = locals[UNEXPECTED];
  return typeof message === 'string' ? message : null;
}

/** The last error handler: client errors get their status, all others are logged and masked. Always JSON. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  // Express detects an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    if (isClientGone(request, error)) return;
    const again = response.headersSent ? null : asTryAgain(error);
    if (again) {
      log.warn({ reason: reasonOf(error), requestId: requestId(request) }, 'try again');
      sendTryAgain(response, again);
      return;
    }
    const status = statusOf(error);
    if (status < 500 && !response.headersSent) {
      sendError(response, status, CLIENT_ERRORS[status] ?? 'The request could not be read.');
      return;
    }
    const reference = requestId(request);
    logUnexpected(log, { err: error, requestId: reference });
    // An incomplete answer must not look complete.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendError(response, 500, unexpectedOf(response) ?? `Something went wrong. Reference: ${reference}`);
  };
}

/** Tells a client of the REST APIs to send the request again later. */
export function sendTryAgain(response: Response, { kind, message, retryAfterSeconds }: TryAgainError): void {
  response.set('Retry-After', String(retryAfterSeconds));
  sendError(response, kind === 'conflict' ? 409 : 503, message);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
