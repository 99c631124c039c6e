import { type Module, scoped, singleton } from '../../composition/module.ts';
import { ConversationService } from '../onboarding/conversation.service.ts';
import { MenuReader } from '../products/menu.repository.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { OwnPictures, RestaurantEditService } from '../restaurants/restaurantEdit.service.ts';
import { PictureQueue } from './pictureQueue.ts';
import { PictureStore } from './pictureStore.service.ts';
import { ProductImageService } from './productImage.service.ts';
import { Upload } from './upload.entity.ts';
import { ProductImageResolver, UploadResolver } from './upload.resolver.ts';
import { uploadRoutes } from './upload.rest.ts';
import { UploadService, type OnLogo } from './upload.service.ts';
import { UploadCallers, UploadPlaces } from './uploadAccess.service.ts';
import { UploadAccountPart, UploadedPictures } from './uploadedPictures.service.ts';
import { UploadSweep } from './uploadSweep.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Removes unused uploads and pictures. Scheduled. */
    sweepUploads: object;
  }
}

/** Uploads, their pictures, and generated pictures. */
export const uploadsModule = {
  entities: [Upload],
  services: [
    singleton(PictureQueue, () => new PictureQueue()),
    scoped(OwnPictures, ({ em, storage, clock }) => new UploadedPictures(em, storage, clock)),
    scoped(PictureStore, ({ em, storage, clock, log }) => new PictureStore(em, storage, clock, log)),
    scoped(UploadService, ({ em, storage, get, limiter, log }) => {
      const onLogo: OnLogo = ({ caller, resourceId, publicKey }) =>
        caller.kind === 'conversation'
          ? get(ConversationService).setLogo(caller.id, publicKey)
          : get(RestaurantEditService).setLogo(caller.id, resourceId, publicKey);
      return new UploadService(
        em,
        storage,
        get(PictureStore),
        get(PictureQueue),
        new UploadPlaces(get(RestaurantService), get(MenuReader)),
        limiter,
        log,
        onLogo,
      );
    }),
    scoped(UploadSweep, ({ em, storage, clock, log }) => new UploadSweep(em, storage, clock, log)),
    scoped(
      ProductImageService,
      ({ get, images, storage, limiter, clock, log }) =>
        new ProductImageService(
          get(RestaurantService),
          images,
          get(PictureStore),
          get(PictureQueue),
          storage,
          limiter,
          clock,
          log,
        ),
    ),
    scoped(UploadCallers, ({ get }) => new UploadCallers((token) => get(ConversationService).idOf(token))),
  ],
  resolvers: [
    scoped(UploadResolver, ({ get }) => new UploadResolver(get(UploadService), get(UploadCallers))),
    scoped(ProductImageResolver, ({ get }) => new ProductImageResolver(get(ProductImageService))),
  ],
  access: {
    'Mutation.createUpload': 'secret',
    'Mutation.confirmUpload': 'secret',
    'Mutation.generateProductImage': 'viewer',
  },
  routes: uploadRoutes,
  jobs: {
    sweepUploads: { schedule: '17 * * * *', run: (get) => get(UploadSweep).sweep() },
  },
  accountParts: ({ storage }) => [new UploadAccountPart(storage)],
} satisfies Module;
