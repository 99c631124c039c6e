import { CatalogueService } from '../modules/catalogue/catalogue.service.ts';
import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderMailService } from '../modules/orders/orderMail.service.ts';
import { OrderReader } from '../modules/orders/orderReader.ts';
import { OrderService } from '../modules/orders/order.service.ts';
import { OrderStatusService } from '../modules/orders/orderStatus.service.ts';
import { BillingScope } from './billingScope.ts';

/** The services of one request or one event, on an EntityManager of its own. */
export class Scope extends BillingScope {
  get catalogue(): CatalogueService {
    return this.once('catalogue', () => new CatalogueService(this.em));
  }

  get orders(): OrderService {
    const { sites, commits, orderLinks, infrastructure } = this.shared;
    const { database, limiter, clock } = infrastructure;
    return this.once(
      'orders',
      () => new OrderService(database.pool, commits, this.orderReader, sites, orderLinks, limiter, clock),
    );
  }

  get orderAnswers(): OrderAnswerService {
    const { orderLinks, infrastructure } = this.shared;
    return this.once(
      'orderAnswers',
      () => new OrderAnswerService(this.em, this.orderReader, orderLinks, infrastructure.clock),
    );
  }

  get orderStatus(): OrderStatusService {
    const { orderLinks, infrastructure } = this.shared;
    return this.once(
      'orderStatus',
      () => new OrderStatusService(this.orderReader, orderLinks, infrastructure.events),
    );
  }

  get orderMails(): OrderMailService {
    const { orderLinks, infrastructure } = this.shared;
    return this.once(
      'orderMails',
      () => new OrderMailService(this.orderReader, orderLinks, infrastructure.mail),
    );
  }

  private get orderReader(): OrderReader {
    return this.once('orderReader', () => new OrderReader(this.shared.infrastructure.database.pool));
  }
}
