import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PushDeviceService } from '../devices/pushDevice.service.ts';
import { findOrder } from '../orders/order.repository.ts';
import { orderPush } from './orderPush.rules.ts';

/** Notifications about orders on the devices of the owner and the staff (spec §14.12). */
export class OrderPushService {
  constructor(
    private readonly em: EntityManager,
    private readonly devices: PushDeviceService,
    private readonly clock: Clock,
    /** The path of an order at the desk. */
    private readonly pathOf: (orderId: string) => string,
  ) {}

  /**
   * Sends one notification to all devices. A device that was not reached gets a job of its own, so that a repeat does not ring at
   * the others again. Sends nothing when the order is gone or the news is not true any more. A job that was interrupted may send
   * twice; the second notification replaces the first.
   */
  async send({ orderId, kind, deviceId }: JobPayloads['pushOrder']): Promise<void> {
    const order = await findOrder(this.em, orderId);
    if (!order || order.isDemo) return;
    const message = orderPush(order.view, kind, this.pathOf(orderId), this.clock());
    if (!message) return;
    const failed = await this.devices.tellAboutOrders(order.place.restaurantId, message, deviceId);
    if (deviceId !== undefined && failed.length > 0)
      throw new Error('The push service did not take the notification.');
    for (const id of failed) await addJob(this.em, 'pushOrder', { orderId, kind, deviceId: id });
  }
}
