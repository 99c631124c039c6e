import { type Module, perRequest, scoped, singleton } from '../../composition/module.ts';
import { ConversationService } from '../onboarding/conversation.service.ts';
import { MenuRepository } from '../products/menu.repository.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { OwnPictures, RestaurantEditService } from '../restaurants/restaurantEdit.service.ts';
import { MenuPhotoService } from './menuPhoto.service.ts';
import { PictureQueue } from './pictureQueue.ts';
import { PictureStore } from './pictureStore.service.ts';
import { ProductImageService } from './productImage.service.ts';
import { RenderedPictures } from './renderedPictures.service.ts';
import { Upload } from './upload.entity.ts';
import { UploadResolver } from './upload.resolver.ts';
import { uploadRoutes } from './upload.rest.ts';
import { UploadService } from './upload.service.ts';
import { ProposalPlaces, UploadAccess } from './uploadAccess.service.ts';
import { uploadsPart, UploadedPictures } from './uploadedPictures.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Stores the pictures of the demo restaurants. Queued at start. */
    storeDemoPictures: object;
    /** Stores the sample covers of new sites. Queued at start. */
    storeSampleCovers: object;
  }
}

/** Uploads, their pictures, and generated pictures. */
export const uploadsModule = {
  entities: [Upload],
  services: [
    singleton(PictureQueue, () => new PictureQueue()),
    scoped(OwnPictures, ({ em, storage, clock }) => new UploadedPictures(em, storage, clock)),
    perRequest(PictureStore, 'em', 'storage', 'clock', 'log'),
    perRequest(UploadAccess, ConversationService, RestaurantService, MenuRepository, ProposalPlaces, 'clock'),
    perRequest(
      UploadService,
      'em',
      'storage',
      PictureStore,
      PictureQueue,
      UploadAccess,
      'limiter',
      'log',
      ConversationService,
      RestaurantEditService,
    ),
    perRequest(RenderedPictures, 'storage'),
    perRequest(
      ProductImageService,
      RestaurantService,
      'images',
      PictureStore,
      PictureQueue,
      'storage',
      'limiter',
      'clock',
      'log',
    ),
    perRequest(
      MenuPhotoService,
      'em',
      ConversationService,
      RestaurantService,
      'assistant',
      PictureStore,
      PictureQueue,
      'storage',
      'limiter',
      'log',
    ),
  ],
  resolvers: [perRequest(UploadResolver, UploadService, ProductImageService, MenuPhotoService)],
  access: {
    'Mutation.createUpload': 'secret',
    'Mutation.confirmUpload': 'secret',
    'Mutation.generateProductImage': 'viewer',
    'Mutation.readMenuPhoto': 'secret',
    'Mutation.readRestaurantMenuPhoto': 'viewer',
  },
  routes: uploadRoutes,
  jobs: {
    storeDemoPictures: { run: (get) => get(RenderedPictures).storeDemo() },
    storeSampleCovers: { run: (get) => get(RenderedPictures).storeSamples() },
  },
  accountParts: ({ storage }) => [uploadsPart(storage)],
} satisfies Module;
