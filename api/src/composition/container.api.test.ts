import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { modules } from '../modules.ts';
import { Container, Scope } from './container.ts';
import { contextCreator } from './contributions.ts';
import { scoped, singleton } from './module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tokens = modules.flatMap(({ services = [], resolvers = [] }) =>
  [...services, ...resolvers].map(({ token }) => token),
);

class Thing {}

const containerOf = (...services: ReturnType<typeof scoped>[]) =>
  new Container(app.container.infrastructure, [{ services }]);

it.each(tokens.map((token) => [token.name, token] as const))('the container creates %s', (_name, token) => {
  expect(app.scope().get(token)).toBeInstanceOf(Object);
});

it('a scope creates one instance of a scoped class', () => {
  const scope = app.scope();
  for (const token of tokens) expect(scope.get(token)).toBe(scope.get(token));
});

it('a class that no module provides is an error', () => {
  expect(() => containerOf().get(Thing)).toThrow('No module provides Thing');
});

it('a class that is provided twice is an error', () => {
  const provider = singleton(Thing, () => new Thing());
  expect(() => containerOf(provider, provider)).toThrow('Thing is provided twice');
});

it('exactly one module must know who is signed in', () => {
  const one = { authenticate: () => Promise.resolve(null) };
  const creatorFor = (...all: (typeof one)[]) =>
    contextCreator(new Container(app.container.infrastructure, all));
  expect(() => creatorFor(one)).not.toThrow();
  for (const wrong of [[], [one, one]])
    expect(() => creatorFor(...wrong)).toThrow('Exactly one module must know who is signed in');
});

it('the process has no instance of a scoped class', () => {
  expect(() => containerOf(scoped(Thing, () => new Thing())).get(Thing)).toThrow('ask its scope');
});

it('requests share a singleton', () => {
  const container = containerOf(singleton(Thing, () => new Thing()));
  expect(container.get(Thing)).toBe(container.get(Thing));
});

it('with another instance of a singleton everything uses that instance, and the first container keeps its own', () => {
  class User {
    constructor(readonly thing: Thing) {}
  }
  const container = containerOf(
    singleton(Thing, () => new Thing()),
    scoped(User, ({ get }) => new User(get(Thing))),
  );
  const thing = new Thing();
  expect(new Scope(container.replacing(Thing, thing)).get(User).thing).toBe(thing);
  expect(new Scope(container).get(User).thing).not.toBe(thing);
});
