import { countRunners } from '../gateways/jobs/jobQueue.repository.ts';
import type { EmptyOutbox, Jobs } from '../gateways/jobs/jobs.gateway.ts';
import type { SchemaParts } from '../graphql/buildSchema.ts';
import type { CreateContext } from '../graphql/context.ts';
import type { FormHandler } from '../lib/formAnswer.ts';
import type { Token } from '../lib/inject.ts';
import { Scope, type Container, nodeModule } from './container.ts';
import type { Module } from './module.ts';
import type { SeenWorkers } from './workerWatch.ts';

/** The resolver classes and access rules of all modules. */
export const schemaParts = (modules: readonly Module[]): SchemaParts => {
  const all = [...modules, nodeModule(modules)];
  return {
    resolvers: all.flatMap(({ resolvers = [] }) => resolvers.map(({ token }) => token as Token<object>)),
    access: Object.assign({}, ...all.map(({ access }) => access)) as SchemaParts['access'],
  };
};

/** The jobs of all modules; each run has its own scope. */
export const jobsOf = (container: Container): Jobs =>
  Object.fromEntries(
    container.modules.flatMap(({ jobs = {} }) =>
      Object.entries(jobs).map(([name, { run, ...job }]) => [
        name,
        // `addJob` has checked the payload's type; here it is read from JSON.
        { ...job, run: (payload: unknown) => run(new Scope(container).get, payload as never) },
      ]),
    ),
  );

/** The outboxes of all modules. */
export const outboxesOf = ({ infrastructure, modules }: Container): EmptyOutbox[] =>
  modules.flatMap(({ outboxes = [] }) => outboxes.map((empty) => () => empty(infrastructure)));

/** How long the oldest change waits for a worker (ms; 0 for none), and whether any worker is alive. */
export async function lookForWorkers({ infrastructure, modules }: Container): Promise<SeenWorkers> {
  const all = modules.flatMap(({ waiting = [] }) => waiting.map((look) => look(infrastructure)));
  const waitingMs = Math.max(0, ...(await Promise.all(all)));
  const [runners] = await countRunners(infrastructure.database.pool, {});
  return { waitingMs, isAlive: (runners?.count ?? 0) > 0 };
}

/** Answers to the forms of public pages, by the page's path. */
export const formsOf = (container: Container): Record<string, FormHandler> =>
  Object.fromEntries(
    container.modules.flatMap(({ forms = {} }) =>
      Object.entries(forms).map(([path, answer]): [string, FormHandler] => [
        path,
        (fields, ip) => answer(new Scope(container).get, fields, ip),
      ]),
    ),
  );

/** Creates the context of a request, with its own scope of services. */
export function contextCreator(container: Container): CreateContext {
  const [authenticate, ...others] = container.modules.flatMap((module) => module.authenticate ?? []);
  if (!authenticate || others.length > 0) throw new Error('Exactly one module must know who is signed in');
  return async ({ token, requestId, ip, userAgent, cookies }) => {
    const { get } = new Scope(container, userAgent);
    const viewer = token === null ? null : await authenticate(get, token);
    return { viewer, requestId, ip, cookies, get };
  };
}
