import { LoginCode } from '../modules/accounts/google/loginCode.entity.ts';
import { PasswordReset } from '../modules/accounts/passwords/passwordReset.entity.ts';
import { Session } from '../modules/accounts/sessions/session.entity.ts';
import { User } from '../modules/accounts/user.entity.ts';
import { BillingCustomer } from '../modules/billing/billingCustomer.entity.ts';
import { CheckoutAttempt } from '../modules/billing/checkoutAttempt.entity.ts';
import { PaidSubscription } from '../modules/billing/paidSubscription.entity.ts';
import { StripeEvent } from '../modules/billing/stripeEvent.entity.ts';
import { Price } from '../modules/catalogue/price.entity.ts';
import { Service } from '../modules/catalogue/service.entity.ts';
import { ContactMessage } from '../modules/contact/contactMessage.entity.ts';
import { PlanInterest } from '../modules/contact/planInterest.entity.ts';
import { Approval } from '../modules/demonstration/approval.entity.ts';
import { Conversation } from '../modules/onboarding/conversation.entity.ts';
import { Turn } from '../modules/onboarding/turn.entity.ts';
import { Order } from '../modules/orders/order.entity.ts';
import { OrderCounter } from '../modules/orders/orderCounter.entity.ts';
import { OrderLine } from '../modules/orders/orderLine.entity.ts';
import { MenuSection } from '../modules/products/menuSection.entity.ts';
import { Product } from '../modules/products/product.entity.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { PublishedSite } from '../modules/sites/publishedSite.entity.ts';
import { RetiredSlug } from '../modules/sites/retiredSlug.entity.ts';
import { SiteNotice } from '../modules/siteLife/siteNotice.entity.ts';
import { SiteReport } from '../modules/siteReports/siteReport.entity.ts';
import { Upload } from '../modules/uploads/upload.entity.ts';

/** Every entity of the database. */
export const entities = [
  User,
  Session,
  PasswordReset,
  LoginCode,
  Service,
  Price,
  Restaurant,
  MenuSection,
  Product,
  PublishedSite,
  RetiredSlug,
  SiteNotice,
  SiteReport,
  Order,
  OrderLine,
  OrderCounter,
  Conversation,
  Turn,
  Upload,
  BillingCustomer,
  PaidSubscription,
  CheckoutAttempt,
  StripeEvent,
  ContactMessage,
  PlanInterest,
  Approval,
];
