import type { AccountPart } from '../modules/accounts/accountPart.ts';
import { BillingAccountPart } from '../modules/billing/billingAccountPart.ts';
import { ContactAccountPart } from '../modules/contact/contactAccountPart.ts';
import { PlanInterestAccountPart } from '../modules/contact/planInterestAccountPart.ts';
import { ProjectAccountPart } from '../modules/demonstration/projectAccountPart.ts';
import { ConversationAccountPart } from '../modules/onboarding/conversationAccountPart.ts';
import { OrderAccountPart } from '../modules/orders/orderAccountPart.ts';
import { MenuAccountPart } from '../modules/products/menuAccountPart.ts';
import { RestaurantAccountPart } from '../modules/restaurants/restaurantAccountPart.ts';
import { UploadAccountPart } from '../modules/uploads/uploadAccountPart.ts';
import type { Shared } from './shared.ts';

/** What the modules keep about a person, children before the parents by which they are found. */
export const accountParts = ({ sites, links, infrastructure }: Shared): AccountPart[] => [
  // First: it locks the sites against new orders.
  new OrderAccountPart(),
  new UploadAccountPart(infrastructure.storage),
  new ConversationAccountPart(),
  new MenuAccountPart(links),
  new ContactAccountPart(),
  new PlanInterestAccountPart(),
  new ProjectAccountPart(infrastructure.storage),
  new BillingAccountPart(),
  new RestaurantAccountPart(sites, links),
];
