import { type Module, perRequest } from '../../composition/module.ts';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { ReportDiner, ReportHour, ReportItem } from './report.entity.ts';
import { RestaurantReportResolver } from './report.resolver.ts';
import { ProductShelves } from '../products/productShelves.ts';
import { ReportService } from './report.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Counts the orders of a day (`2026-11-20`) for the reports, after one of them was answered or moved. */
    countOrders: { restaurantId: string; day: string };
    /** Forgets the diners of a restaurant whose data was removed from its orders. */
    forgetDiners: { restaurantId: string };
  }
}

/** Reports of a restaurant's orders, from counts that are kept by a job. */
export const reportsModule = {
  entities: [ReportHour, ReportItem, ReportDiner],
  services: [perRequest(ReportService, 'em', CatalogueService, ProductShelves, 'clock')],
  resolvers: [perRequest(RestaurantReportResolver, ReportService)],
  jobs: {
    countOrders: { run: (get, payload) => get(ReportService).count(payload) },
    forgetDiners: { run: (get, payload) => get(ReportService).forget(payload) },
  },
} satisfies Module;
