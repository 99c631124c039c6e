import { PasswordReset } from '../modules/accounts/passwordReset.entity.ts';
import { Session } from '../modules/accounts/session.entity.ts';
import { User } from '../modules/accounts/user.entity.ts';
import { Price } from '../modules/catalogue/price.entity.ts';
import { Service } from '../modules/catalogue/service.entity.ts';
import { Conversation } from '../modules/onboarding/conversation.entity.ts';
import { Turn } from '../modules/onboarding/turn.entity.ts';
import { Order } from '../modules/orders/order.entity.ts';
import { OrderCounter } from '../modules/orders/orderCounter.entity.ts';
import { OrderLine } from '../modules/orders/orderLine.entity.ts';
import { MenuSection } from '../modules/products/menuSection.entity.ts';
import { Product } from '../modules/products/product.entity.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { PublishedSite } from '../modules/sites/publishedSite.entity.ts';
import { Upload } from '../modules/uploads/upload.entity.ts';

/** Every entity of the database. */
export const entities = [
  User,
  Session,
  PasswordReset,
  Service,
  Price,
  Restaurant,
  MenuSection,
  Product,
  PublishedSite,
  Order,
  OrderLine,
  OrderCounter,
  Conversation,
  Turn,
  Upload,
];
