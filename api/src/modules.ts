import type { Module } from './composition/module.ts';
import type { Entities } from './db/orm.ts';
import type { JobPayloads } from './gateways/jobs/jobs.gateway.ts';
import { accountsModule } from './modules/accounts/accounts.module.ts';
import { billingModule } from './modules/billing/billing.module.ts';
import { catalogueModule } from './modules/catalogue/catalogue.module.ts';
import { clientErrorsModule } from './modules/clientErrors/clientErrors.module.ts';
import { contactModule } from './modules/contact/contact.module.ts';
import { demonstrationModule } from './modules/demonstration/demonstration.module.ts';
import { devicesModule } from './modules/devices/devices.module.ts';
import { firstStepsModule } from './modules/firstSteps/firstSteps.module.ts';
import { groceriesModule } from './modules/groceries/groceries.module.ts';
import { keptFormsModule } from './modules/keptForms/keptForms.module.ts';
import { membersModule } from './modules/members/members.module.ts';
import { menuFilesModule } from './modules/menuFiles/menuFiles.module.ts';
import { onboardingModule } from './modules/onboarding/onboarding.module.ts';
import { operatorsModule } from './modules/operators/operators.module.ts';
import { orderingModule } from './modules/ordering/ordering.module.ts';
import { ordersModule } from './modules/orders/orders.module.ts';
import { orderDeskModule } from './modules/orderDesk/orderDesk.module.ts';
import { orderMailsModule } from './modules/orderMails/orderMails.module.ts';
import { productsModule } from './modules/products/products.module.ts';
import { promotionsModule } from './modules/promotions/promotions.module.ts';
import { redesignsModule } from './modules/redesigns/redesigns.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { restaurantsModule } from './modules/restaurants/restaurants.module.ts';
import { settingsModule } from './modules/settings/settings.module.ts';
import { siteLifeModule } from './modules/siteLife/siteLife.module.ts';
import { siteReportsModule } from './modules/siteReports/siteReports.module.ts';
import { sitesModule } from './modules/sites/sites.module.ts';
import { uploadSweepModule } from './modules/uploadSweep/uploadSweep.module.ts';
import { uploadsModule } from './modules/uploads/uploads.module.ts';

const list = [
  settingsModule,
  keptFormsModule,
  accountsModule,
  catalogueModule,
  sitesModule,
  restaurantsModule,
  membersModule,
  devicesModule,
  billingModule,
  siteLifeModule,
  siteReportsModule,
  demonstrationModule,
  contactModule,
  clientErrorsModule,
  productsModule,
  menuFilesModule,
  orderingModule,
  promotionsModule,
  redesignsModule,
  onboardingModule,
  uploadsModule,
  uploadSweepModule,
  firstStepsModule,
  groceriesModule,
  ordersModule,
  orderDeskModule,
  orderMailsModule,
  reportsModule,
  operatorsModule,
] as const satisfies readonly Module[];

type Handled = (typeof list)[number] extends infer M
  ? M extends { jobs: infer Jobs }
    ? keyof Jobs
    : never
  : never;

/** All modules of the server, parents before their children. The type is `never` when a job has no handler. */
export const modules: Exclude<keyof JobPayloads, Handled> extends never ? readonly Module[] : never = list;

/** All entities of the database. */
export const entities: Entities = modules.flatMap((module) => module.entities ?? []);
