import { LockMode, ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { PermanentError } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { PushAddress, PushGateway, PushMessage } from '../../gateways/push/push.gateway.ts';
import { isAuthSecret, isPublicKey } from '../../gateways/push/pushAddress.rules.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { ok, type Outcome, problemAt, notFound, conflict, invalid, unavailable } from '../../lib/result.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { Session, User } from '../accounts/account.entity.ts';
import { deviceOf } from '../accounts/sessions/session.service.ts';
import { messages } from './messages.ts';
import { PushDevice } from './pushDevice.entity.ts';
import {
  devicesForOrders,
  findDevice,
  listDevices,
  removeDevice,
  removeEarlier,
  removeGone,
  type StoredDevice,
} from './pushDevice.repository.ts';

const MAX_DEVICES = 20;
const MAX_LABEL_LENGTH = 100;
const TEST_TTL_SECONDS = 60;
const TESTS: RateLimit = { name: 'push-test', points: 10, seconds: 10 * 60 };

const unknownDevice = (message: string = messages.unknown) => notFound(message);

/** The browsers of a person that show notifications, and sending to them. */
export class PushDeviceService {
  constructor(
    private readonly em: EntityManager,
    private readonly push: PushGateway,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly userAgent: string | null,
    private readonly log: Logger,
  ) {}

  /** The public key that browsers subscribe with, base64url. */
  get publicKey(): string {
    return this.push.publicKey;
  }

  /** A person's devices, oldest first. */
  list(userId: string): Promise<StoredDevice[]> {
    return listDevices(this.em, userId);
  }

  /** One of a person's devices; null when it is gone or belongs to another person. */
  async find(userId: string, id: string): Promise<StoredDevice | null> {
    return (await findDevice(this.em, userId, id)) ?? null;
  }

  /**
   * Adds the browser of this session. It replaces the earlier device of the session, and the one with the same address, which
   * is the same browser. An account has at most 20.
   */
  async add(viewer: Viewer, address: PushAddress): Promise<Outcome<void, 'validation' | 'conflict'>> {
    const { endpoint, p256dh, auth } = address;
    const fields = [
      ...problemAt('endpoint', this.push.accepts(endpoint) ? null : messages.notSupported),
      ...problemAt('p256dh', isPublicKey(p256dh) ? null : messages.notSupported),
      ...problemAt('auth', isAuthSecret(auth) ? null : messages.notSupported),
    ];
    if (fields.length > 0) return invalid(messages.notSupported, fields);
    return this.em.transactional(async (em) => {
      // Additions of one account wait for each other.
      await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const kept = (await listDevices(em, viewer.id)).filter(
        (device) => device.endpoint !== endpoint && device.sessionId !== viewer.sessionId,
      );
      if (kept.length >= MAX_DEVICES) return conflict(messages.tooMany(MAX_DEVICES));
      await removeEarlier(em, endpoint, viewer.sessionId);
      em.create(PushDevice, {
        ...address,
        session: ref(Session, viewer.sessionId),
        user: ref(User, viewer.id),
        label: deviceOf(this.userAgent).slice(0, MAX_LABEL_LENGTH),
        createdAt: this.clock(),
      });
      return ok(undefined);
    });
  }

  /** Removes one of a person's devices. */
  async remove(userId: string, id: string | null): Promise<Outcome<void, 'notFound'>> {
    return id !== null && (await removeDevice(this.em, userId, id)) ? ok(undefined) : unknownDevice();
  }

  /** Sends a test to one of a person's devices, at most ten in ten minutes. A device that is gone is removed. */
  async test(
    userId: string,
    id: string | null,
  ): Promise<Outcome<void, 'notFound' | 'rateLimited' | 'unavailable'>> {
    const device = id === null ? null : await this.find(userId, id);
    if (!device) return unknownDevice();
    const allowed = await this.limiter.take(TESTS, userId);
    if (!allowed.ok) return allowed;
    try {
      const message = { title: messages.testTitle, body: messages.testBody, tag: newId(), path: '/orders' };
      if ((await this.push.send(device, { ...message, ttlSeconds: TEST_TTL_SECONDS })) === 'sent')
        return ok(undefined);
    } catch (err) {
      this.log.warn({ err, deviceId: device.id }, 'test notification failed');
      return unavailable(messages.unreachable);
    }
    await removeGone(this.em, [device.id]);
    return unknownDevice(messages.gone);
  }

  /**
   * Sends a message to the devices of everybody who may see the orders of a restaurant, in parallel; only to one device with
   * `onlyId`. Devices that are gone are removed. Returns the ids of devices to which a repeat may succeed.
   */
  async tellAboutOrders(
    restaurantId: string,
    message: PushMessage,
    onlyId: string | null = null,
  ): Promise<string[]> {
    const devices = await devicesForOrders(this.em, restaurantId, this.clock(), onlyId);
    const gone: string[] = [];
    const failed: string[] = [];
    await Promise.all(
      devices.map(async ({ id, ...address }) => {
        try {
          if ((await this.push.send(address, message)) === 'gone') gone.push(id);
        } catch (err) {
          this.log.warn({ err, deviceId: id }, 'notification failed');
          if (!(err instanceof PermanentError)) failed.push(id);
        }
      }),
    );
    if (gone.length > 0) await removeGone(this.em, gone);
    return failed;
  }
}
