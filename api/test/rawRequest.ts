import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection to this machine and sends raw lines of HTTP; an empty line is added. */
export async function rawSocket(port: number, lines: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Sends raw lines of HTTP. Resolves to the status of the answer; null without an answer. */
export async function rawStatus(port: number, lines: readonly string[]): Promise<number | null> {
  const socket = await rawSocket(port, lines);
  const answer = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    if (text.includes('\r\n')) answer.resolve(text);
  });
  socket.once('error', () => answer.resolve(text));
  socket.once('close', () => answer.resolve(text));
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await answer.promise) ?? [];
  socket.destroy();
  return status === undefined ? null : Number(status);
}
