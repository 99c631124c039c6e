import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, sql } from 'kysely';
import type { PushAddress } from '../../gateways/push/push.gateway.ts';
import { tablesFor } from '../../lib/preparedStatement.ts';
import { openSessionIds } from '../accounts/account.repository.ts';
import { everybodyOf, peopleWith } from '../restaurants/member.repository.ts';
import type { PushDeviceTables } from './pushDevice.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<PushDeviceTables>();

/** A query of a person's devices, oldest first. */
const devicesOfUser = (em: SqlEntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('push_devices')
    .select(['id', 'session_id as sessionId', 'endpoint', 'p256dh', 'auth', 'label'])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id');

/** A person's devices, oldest first. */
export const listDevices = (em: SqlEntityManager, userId: string) => devicesOfUser(em, userId).execute();

/** A device with its address. */
export type StoredDevice = Awaited<ReturnType<typeof listDevices>>[number];

/** One of a person's devices; undefined when it is gone or belongs to another person. */
export const findDevice = (em: SqlEntityManager, userId: string, id: string) =>
  devicesOfUser(em, userId).where('id', '=', id).executeTakeFirst();

/** A device and to whom a message of a restaurant goes. */
export type Recipient = PushAddress & { id: string };

/** The devices of the people who may see the orders of a restaurant now, in open sessions; only one with `onlyId`. */
export const devicesForOrders = (
  em: SqlEntityManager,
  restaurantId: string,
  now: Date,
  onlyId: string | null,
): Promise<Recipient[]> =>
  tablesOf(em)
    .selectFrom('push_devices')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', 'in', peopleWith(em, restaurantId, 'ORDERS'))
    .where('session_id', 'in', openSessionIds(em, now))
    .$if(onlyId !== null, (devices) => devices.where('id', '=', onlyId))
    .execute();

/**
 * Whether the owner or somebody of the staff of a restaurant has a device, as part of a statement that queues messages: without
 * devices nothing is queued. Who gets a message is asked when it is sent.
 */
export const hasDevices = (restaurantId: Expression<string>) =>
  sql<boolean>`exists (${tablesFor<PushDeviceTables>()
    .selectFrom('push_devices')
    .select('id')
    // An array, because PostgreSQL then looks them up in the index.
    .where('user_id', '=', sql<string>`any(array(${everybodyOf(restaurantId)}))`)})`;

/** Deletes the earlier devices of this address or this session. */
export async function removeEarlier(
  em: SqlEntityManager,
  endpoint: string,
  sessionId: string,
): Promise<void> {
  await tablesOf(em)
    .deleteFrom('push_devices')
    .where((eb) => eb.or([eb('endpoint', '=', endpoint), eb('session_id', '=', sessionId)]))
    .execute();
}

/** Deletes one of a person's devices. Whether there was one. */
export async function removeDevice(em: SqlEntityManager, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tablesOf(em)
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes devices whose browsers have left their addresses. A device that got a new address meanwhile stays. */
export async function removeGone(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await tablesOf(em)
    .deleteFrom('push_devices')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Deletes all devices of a person. */
export async function removeDevicesOf(em: SqlEntityManager, userId: string): Promise<void> {
  await tablesOf(em).deleteFrom('push_devices').where('user_id', '=', userId).execute();
}
