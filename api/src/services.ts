import type { Router } from 'express';
import type { Config } from './config.ts';
import type { Teardown } from './lib/lifecycle.ts';

/** The external services that may be stand-ins. */
export type Service = 'storage' | 'mail' | 'assistant' | 'google' | 'payments' | 'geocoder';

/** The settings of every external service, real or stand-in. */
export type Services = { [Name in Service]: NonNullable<Config[Name]> } & {
  /** Names of the services that are stand-ins. */
  standIns: Service[];
  /** Routers of stand-ins with pages on the app's address. */
  routers: { path: string; router: Router }[];
};

/**
 * Exports of the program of the stand-ins (`api/sandbox/startSandbox.ts`). It is loaded at run time, because the build of
 * the product does not include it.
 */
export interface StandIns {
  startSandbox(config: Config, teardown: Teardown): Promise<Services>;
}
