import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type S3Sandbox, type S3SandboxOptions, startS3Sandbox } from '../sandbox/s3/startS3Sandbox.ts';
import type { StorageConfig } from '../src/serviceSettings.ts';
import { createS3Storage } from '../src/gateways/storage/s3Storage.ts';
import type { StorageGateway } from '../src/gateways/storage/storage.gateway.ts';

const KEYS = {
  bucket: 'shop',
  accessKeyId: 'sandbox',
  secretAccessKey: 'a secret / of + tests',
  region: 'eu-west-2',
};

/** A sandbox with a gateway to it, for one test. */
class S3Bench {
  readonly keys = KEYS;
  /** The sandbox's time; null for the real time. */
  now: Date | null = null;
  #running: { close(): unknown }[] = [];
  #dir: string | undefined;
  #sandbox: S3Sandbox | undefined;
  #storage: StorageGateway | undefined;

  get dir(): string {
    return opened(this.#dir);
  }
  get sandbox(): S3Sandbox {
    return opened(this.#sandbox);
  }
  get storage(): StorageGateway {
    return opened(this.#storage);
  }

  async open(): Promise<void> {
    this.now = null;
    this.#dir = await mkdtemp(join(tmpdir(), 'forkfront-s3-'));
    await this.restart();
  }

  /** Closes the sandbox and starts one on the same folder. */
  async restart(changes: Partial<S3SandboxOptions> = {}): Promise<void> {
    await this.#sandbox?.close();
    this.#sandbox = await this.start(changes);
    this.#storage = this.connect();
  }

  /** Starts another sandbox. */
  async start(changes: Partial<S3SandboxOptions> = {}): Promise<S3Sandbox> {
    const clock = () => this.now ?? new Date();
    return this.track(await startS3Sandbox({ dir: this.dir, port: 0, ...KEYS, clock, ...changes }));
  }

  /** Creates another gateway. */
  connect(changes: Partial<StorageConfig> = {}): StorageGateway {
    const { endpoint, publicUrl } = this.sandbox;
    return this.track(createS3Storage({ ...KEYS, endpoint, publicUrl, ...changes }));
  }

  track<T extends { close(): unknown }>(server: T): T {
    this.#running.push(server);
    return server;
  }

  async close(): Promise<void> {
    for (const server of this.#running.reverse()) await server.close();
    this.#running = [];
    await rm(this.dir, { recursive: true });
  }
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the bench is open during a test only');
  return part;
}

/** Gives every test a new sandbox with a gateway, and closes them afterwards. */
export function useS3Bench(): S3Bench {
  const bench = new S3Bench();
  beforeEach(() => bench.open());
  afterEach(() => bench.close());
  return bench;
}
