import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { OrderAnswerService } from './orderAnswer.service.ts';
import type { OrderLinks } from './orderLinks.ts';

/** How long a demo restaurant takes to accept an order, and then to cook it. */
export const DEMO_ANSWER_SECONDS = 8;
const DEMO_COOKING_SECONDS = 30;
const PROMISED_MINUTES = 20;

/** Orders at the demo restaurants, which answer by themselves so that visitors see how ordering goes on. */
export class DemoOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly answers: OrderAnswerService,
    private readonly links: OrderLinks,
  ) {}

  /** Accepts an order and queues that it is ready, or makes it ready. What somebody answered before stays. */
  async move({ orderId, to }: JobPayloads['moveDemoOrder']): Promise<void> {
    const token = this.links.answerToken(orderId);
    if (to === 'READY') {
      await this.answers.markReady(token);
      return;
    }
    const accepted = await this.answers.accept(token, PROMISED_MINUTES);
    if (!accepted.ok) return;
    await this.em.execute(
      `select graphile_worker.add_job('moveDemoOrder', ?::json, run_at => now() + ? * interval '1 second',
         job_key => ?, job_key_mode => 'unsafe_dedupe')`,
      [JSON.stringify({ orderId, to: 'READY' }), DEMO_COOKING_SECONDS, `moveDemoOrder:${orderId}:READY`],
    );
  }
}
