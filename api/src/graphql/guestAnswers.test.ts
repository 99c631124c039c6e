import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, it } from 'vitest';
import { guestAnswers } from './guestAnswers.ts';

it('a fault of the server is logged, and answered with the reference and the headers of every answer', async () => {
  const lines: string[] = [];
  const answer = guestAnswers({
    apollo: { executeHTTPGraphQLRequest: () => Promise.reject(new Error('broken')) },
    contextOf: () => Promise.reject(new Error('not asked')),
    secure: (_request, response, next) => {
      response.setHeader('x-content-type-options', 'nosniff');
      next();
    },
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  });
  const server = createServer((request, response) => void answer(request, response, {})).listen(0);
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST' });
    expect(response.status).toBe(500);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const body = (await response.json()) as { message: string; requestId: string };
    expect(body.message).toBe(`Something went wrong. Reference: ${body.requestId}`);
    expect(
      lines.map((line) => JSON.parse(line) as { requestId: string; err: { message: string } }),
    ).toMatchObject([{ requestId: body.requestId, err: { message: 'broken' } }]);
  } finally {
    server.close();
  }
});
