import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, type RunningProgram } from './processes.ts';

export type Proxy = 'caddy' | 'haproxy';

/** Where the proxy listens and what it leads to: origins without TLS, and `host:port` of programs. */
export interface Routes {
  app: URL;
  files: URL;
  grocery: URL;
  /** A free port for the rest of the configuration. */
  sparePort: number;
  to: Record<'api' | 'api-2' | 'grocery' | 'files', string>;
}

type Replacement = [from: RegExp | string, to: string];

/** Replaces every pattern; fails when the shipped file does not contain one. */
const replaceAll = (shipped: string, replacements: Replacement[]): string =>
  replacements.reduce((text, [from, to]) => {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`The configuration of the proxy has no ${String(from)}:\n${text}`);
    return changed;
  }, shipped);

/** The Caddyfile of Compose: containers become ports of this machine, and without a public name there is no TLS. */
export function runCaddy(folder: string, shipped: string, { to, sparePort }: Routes): RunningProgram {
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    replaceAll(shipped, [
      [/\bapi:5001\b/g, to.api],
      [/\bapi-2:5001\b/g, to['api-2']],
      [/\bgrocery:5002\b/g, to.grocery],
      [/\bfiles:7070\b/g, to.files],
      [/127\.0\.0\.1:5003\b/g, `127.0.0.1:${sparePort}`],
      ['https://*.', 'http://*.'],
      [/^ {2}tls \{\n {4}on_demand\n {2}\}\n/gm, ''],
      [/^\{\n/g, '{\n  admin off\n'],
    ]),
  );
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
}

/** The example for HAProxy with the addresses of this machine and without TLS. */
export function runHaproxy(folder: string, shipped: string, routes: Routes): RunningProgram {
  const { app, files, grocery, sparePort, to } = routes;
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    replaceAll(shipped, [
      [/bind :80$/gm, `bind 127.0.0.1:${sparePort}`],
      [/bind :443 ssl .*/g, `bind 127.0.0.1:${app.port},${files.host},${grocery.host}`],
      ['files.forkfront.example', files.hostname],
      ['grocery.forkfront.example', grocery.hostname],
      ['192.0.2.11:5001', to.api],
      ['192.0.2.12:5001', to['api-2']],
      ['192.0.2.11:5002', to.grocery],
      ['192.0.2.13:7070', to.files],
    ]),
  );
  return run('haproxy', ['-db', '-f', file]);
}
