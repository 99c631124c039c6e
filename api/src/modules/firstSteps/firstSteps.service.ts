import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { isUuid } from '../../lib/ids.ts';
import { ok, type Outcome, notFound } from '../../lib/result.ts';
import { messages } from '../restaurants/messages.ts';
import type { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import {
  changeFirstSteps,
  progressOf,
  type FirstStepsChange,
  type Progress,
} from './firstSteps.repository.ts';

/** The first steps of owners with a new site. */
export class FirstStepsService {
  constructor(
    private readonly em: EntityManager,
    private readonly restaurants: RestaurantService,
  ) {}

  /** How far a site is, by its id: one statement for all sites of a list. The caller checks the owner. */
  readonly progress = new DataLoader<string, Progress>(
    async (ids) => {
      const rows = new Map((await progressOf(this.em, ids).execute()).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id) ?? new Error(`No first steps of ${id}`));
    },
    // No cache, so that a read after a write sees the change.
    { cache: false },
  );

  /** Stores that the owner has shared the site or hidden its steps, or takes it back. */
  async change(
    viewerId: string,
    id: string,
    change: FirstStepsChange,
  ): Promise<Outcome<Restaurant, 'notFound'>> {
    const isChanged = isUuid(id) && (await changeFirstSteps(this.em, viewerId, id, change));
    const restaurant = isChanged ? await this.restaurants.findPermitted(viewerId, id) : null;
    return restaurant ? ok(restaurant) : notFound(messages.restaurantUnknown);
  }
}
