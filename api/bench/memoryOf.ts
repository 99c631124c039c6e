import { once } from 'node:events';
import { WebSocket } from 'ws';

interface Target {
  webSocketDebuggerUrl: string;
}

interface Answer {
  id?: number;
  result?: { result?: { value?: number } };
}

const USED = 'process.memoryUsage().heapUsed + process.memoryUsage().external';

/** Kilobytes that a node process uses after its garbage is collected. It runs with `--inspect` at this port. */
export async function memoryOf(inspector: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as Target[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const ask = async (id: number, method: string, params: object): Promise<number> => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer];
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id === id) return answer.result?.result?.value ?? NaN;
    }
  };
  await ask(1, 'HeapProfiler.collectGarbage', {});
  const bytes = await ask(2, 'Runtime.evaluate', { expression: USED });
  socket.close();
  return bytes / 1024;
}
