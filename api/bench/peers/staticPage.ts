import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/** Plain node:http that sends one prepared body: the minimum cost of a page. */
const [port, file, contentType, encoding] = process.argv.slice(2);
const body = readFileSync(file ?? '');
const headers = {
  'Content-Type': contentType ?? 'text/html; charset=utf-8',
  'Content-Length': body.length,
  ...(encoding ? { 'Content-Encoding': encoding } : {}),
};
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port));
