import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

const KIND = /^(?<name>\w+)\.(?<kind>service|repository|resolver|mail)\.ts$/;
const CLASS = /^export (?:abstract )?class (?<name>\w+)/gm;

/**
 * Whether a file with classes has the name of one: `order.service.ts` has `OrderService` or `Order`. A resolver may name the type
 * whose fields it resolves before: `RestaurantMenuResolver` in `menu.resolver.ts`. Files of other kinds have any name.
 */
function isNamedAsItsClass(file: string, code: string): boolean {
  const { name = '', kind = '' } = KIND.exec(basename(file))?.groups ?? {};
  const classes = [...code.matchAll(CLASS)].map(({ groups }) => (groups?.name ?? '').toLowerCase());
  if (kind === '' || classes.length === 0) return true;
  const wanted = name.toLowerCase();
  if (kind === 'resolver') return classes.some((one) => one.endsWith(`${wanted}resolver`));
  const endings = ['', kind, ...(kind === 'mail' ? ['mailservice'] : [])];
  return endings.some((ending) => classes.includes(wanted + ending));
}

test('services, repositories, resolvers and mails have the names of their classes', () => {
  const files = readdirSync(inProject('api/src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    KIND.test(basename(file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !isNamedAsItsClass(file, readFileSync(inProject('api/src', file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  ['order.service.ts', 'export class OrderService {', true],
  ['subscriptionSync.service.ts', 'export class SubscriptionSync {', true],
  ['plan.mail.ts', 'export class PlanMailService {', true],
  ['menu.resolver.ts', 'export class RestaurantMenuResolver {', true],
  ['order.repository.ts', 'export const orders = () => [];', true],
  ['order.service.ts', 'export class Orders {', false],
  ['menu.repository.ts', 'export class MenuReader {', false],
  ['option.resolver.ts', 'export class MenuGridResolver {', false],
])('%s with "%s" is allowed: %s', (file, code, isAllowed) => {
  expect(isNamedAsItsClass(file, code)).toBe(isAllowed);
});
