import type { RequestHandler } from 'express';
import { DAY_MS } from '@forkfront/common/durations.ts';
import type { Clock } from '../lib/clock.ts';

/** A program that reads the file asks again after this time; the standard advises less than a year. */
const VALID_DAYS = 180;
const PATH = '/.well-known/security.txt';

/** Where to report a vulnerability (RFC 9116). `origin` without a trailing slash. */
export const securityTxt = (origin: string, contact: string, now: Date): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${PATH}`,
    '',
  ].join('\n');

/** Answers `/.well-known/security.txt`. */
export const securityTxtRoute = (
  origin: string,
  contact: string,
  clock: Clock,
): [path: string, answer: RequestHandler] => [
  PATH,
  (_request, response) => void response.type('txt').send(securityTxt(origin, contact, clock())),
];
