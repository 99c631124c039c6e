import { CatalogueService } from '../modules/catalogue/catalogue.service.ts';
import { DemoOrderService } from '../modules/orders/demoOrder.service.ts';
import { MailBrands } from '../modules/orders/mailBrands.ts';
import { OrderAnswerService } from '../modules/orders/orderAnswer.service.ts';
import { OrderEmailService } from '../modules/orders/orderEmail.service.ts';
import { OrderExpiryService } from '../modules/orders/orderExpiry.service.ts';
import { OrderMailService } from '../modules/orders/orderMail.service.ts';
import { OrderMailLimits } from '../modules/orders/orderMailLimits.ts';
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
    const { orderLinks, links, infrastructure } = this.shared;
    const { mail, limiter, log, brandColours } = infrastructure;
    return this.once('orderMails', () => {
      const brands = new MailBrands(brandColours, links);
      const limits = new OrderMailLimits(limiter);
      return new OrderMailService(this.orderReader, orderLinks, brands, limits, mail, log);
    });
  }

  get orderEmails(): OrderEmailService {
    const { links, infrastructure } = this.shared;
    const { database, mail, limiter, clock, secret } = infrastructure;
    return this.once(
      'orderEmails',
      () => new OrderEmailService(database.pool, mail, limiter, links, clock, secret),
    );
  }

  get orderExpiry(): OrderExpiryService {
    const { database, clock } = this.shared.infrastructure;
    return this.once('orderExpiry', () => new OrderExpiryService(database.pool, clock));
  }

  get demoOrders(): DemoOrderService {
    return this.once(
      'demoOrders',
      () => new DemoOrderService(this.em, this.orderAnswers, this.shared.orderLinks),
    );
  }

  private get orderReader(): OrderReader {
    return this.once('orderReader', () => new OrderReader(this.shared.infrastructure.database.pool));
  }
}
