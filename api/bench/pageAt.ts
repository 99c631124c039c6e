import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export interface Page {
  body: Buffer;
  type: string;
  encoding: string;
}

/** Requests a page of a host on this machine, compressed as for a browser. */
export async function pageAt(port: number, host: string): Promise<Page> {
  const asked = request({ port, headers: { host, 'accept-encoding': 'gzip' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    body: Buffer.concat(chunks),
    type: response.headers['content-type'] ?? '',
    encoding: response.headers['content-encoding'] ?? '',
  };
}
