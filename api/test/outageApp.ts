import { connectDatabase } from '../src/db/database.ts';
import { connectPostgresEvents } from '../src/gateways/events/postgresEvents.ts';
import { createPostgresRateLimiter } from '../src/gateways/limits/postgresRateLimiter.ts';
import { entities } from '../src/modules.ts';
import { type BreakableProxy, startBreakableProxy } from './breakableProxy.ts';
import { recordedLog } from './recordedLog.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './testApp.ts';

/** A product whose database can be taken away, beside one that keeps it. */
export interface OutageApp {
  app: TestApp;
  /** Another process on the same database, without the proxy in between. */
  home: TestApp;
  proxy: BreakableProxy;
  /** Lines of the app's log. */
  lines: ReturnType<typeof recordedLog>['lines'];
  /** Takes the database away; resolves when the app knows that events may be lost. */
  cut(): Promise<void>;
  /** Gives it back; resolves when the app receives events again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both. Close it in `afterAll`. */
export async function startOutageApp(options: TestAppOptions = {}): Promise<OutageApp> {
  const home = await startTestApp();
  const url = new URL(home.databaseUrl);
  const proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const ignore = () => undefined;
  const database = await connectDatabase(url.href, entities, ignore);
  const events = await connectPostgresEvents(url.href, ignore, 200);
  const { log, lines } = recordedLog('warn');
  const limiter = createPostgresRateLimiter(database.relaxedPool);
  // The links of one process work in the other.
  const { secrets } = home.container.infrastructure;
  const app = await startTestApp({
    ...options,
    beside: home,
    replace: { database, events, limiter, log, secrets, ...options.replace },
  });
  const until = async (isConnected: boolean): Promise<void> => {
    while (events.connected() !== isConnected) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  return {
    app,
    home,
    proxy,
    lines,
    async cut() {
      proxy.cut();
      await until(false);
    },
    async restore() {
      proxy.restore();
      await until(true);
    },
    async close() {
      proxy.restore();
      await app.close();
      await events.close();
      await database.close();
      await proxy.close();
      await home.close();
    },
  };
}
