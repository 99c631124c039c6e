import { AssistantBudget } from '../modules/onboarding/assistantBudget.ts';
import { ConversationSweep } from '../modules/onboarding/conversationSweep.service.ts';
import { ConversationService } from '../modules/onboarding/conversation.service.ts';
import { PreviewService } from '../modules/onboarding/preview.service.ts';
import { ReplyService } from '../modules/onboarding/reply.service.ts';
import { ToolRunner } from '../modules/onboarding/toolRunner.ts';
import { TurnStore } from '../modules/onboarding/turnStore.ts';
import { ArchiveService } from '../modules/restaurants/archive.service.ts';
import { ClaimService } from '../modules/restaurants/claim.service.ts';
import { MenuChanges } from '../modules/products/menuChanges.ts';
import { MenuReader } from '../modules/products/menuReader.ts';
import { ProductService } from '../modules/products/product.service.ts';
import { ProductSectionService } from '../modules/products/productSection.service.ts';
import type { OwnPictures } from '../modules/restaurants/ownPictures.ts';
import { RestaurantService } from '../modules/restaurants/restaurant.service.ts';
import { RestaurantEditService } from '../modules/restaurants/restaurantEdit.service.ts';
import { SiteLiveMailService } from '../modules/restaurants/siteLiveMail.service.ts';
import { SlugChangeService } from '../modules/restaurants/slugChange.service.ts';
import { createSiteVersionLoader, type SiteVersionLoader } from '../modules/sites/siteVersionLoader.ts';
import { PreviewRemovalService } from '../modules/siteLife/previewRemoval.service.ts';
import { SiteLifeService } from '../modules/siteLife/siteLife.service.ts';
import { SiteNoticeMailService } from '../modules/siteLife/siteNoticeMail.service.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { UploadedPictures } from '../modules/uploads/uploadedPictures.ts';
import { RestaurantPictures } from '../modules/uploads/restaurantPictures.ts';
import { PictureStore } from '../modules/uploads/pictureStore.ts';
import { ProductImageService } from '../modules/uploads/productImage.service.ts';
import { UploadService, type OnLogo } from '../modules/uploads/upload.service.ts';
import { UploadCallers } from '../modules/uploads/uploadCallers.ts';
import { UploadPlaces } from '../modules/uploads/uploadPlaces.ts';
import { UploadSweep } from '../modules/uploads/uploadSweep.service.ts';
import { AccountScope } from './accountScope.ts';

/** Services about sites: how they come about, what their owners change, and their pictures. */
export class SiteScope extends AccountScope {
  get restaurants(): RestaurantService {
    return this.once('restaurants', () => new RestaurantService(this.em));
  }

  get restaurantEdits(): RestaurantEditService {
    return this.once(
      'restaurantEdits',
      () => new RestaurantEditService(this.em, this.restaurants, this.ownPictures, this.shared.sites),
    );
  }

  get slugChanges(): SlugChangeService {
    const { sites, infrastructure } = this.shared;
    const { limiter, clock } = infrastructure;
    return this.once(
      'slugChanges',
      () => new SlugChangeService(this.em, this.restaurants, sites, limiter, clock),
    );
  }

  get archives(): ArchiveService {
    const { sites, infrastructure } = this.shared;
    return this.once('archives', () => new ArchiveService(this.em, sites, infrastructure.clock));
  }

  get siteVersions(): SiteVersionLoader {
    return this.once('siteVersions', () => createSiteVersionLoader(this.shared.infrastructure.database.pool));
  }

  get menus(): MenuReader {
    return this.once('menus', () => new MenuReader(this.shared.infrastructure.database.pool));
  }

  get products(): ProductService {
    const { clock } = this.shared.infrastructure;
    return this.once(
      'products',
      () => new ProductService(this.menuChanges, this.menus, this.ownPictures, this.restaurants, clock),
    );
  }

  get productSections(): ProductSectionService {
    return this.once('productSections', () => new ProductSectionService(this.menuChanges, this.menus));
  }

  private get menuChanges(): MenuChanges {
    return this.once('menuChanges', () => new MenuChanges(this.em, this.shared.sites));
  }

  get claims(): ClaimService {
    return this.once(
      'claims',
      () => new ClaimService(this.em, this.accounts, this.shared.sites, this.shared.infrastructure.clock),
    );
  }

  get siteLiveMails(): SiteLiveMailService {
    const { links, infrastructure } = this.shared;
    return this.once('siteLiveMails', () => new SiteLiveMailService(this.em, infrastructure.mail, links));
  }

  get conversations(): ConversationService {
    const { sites, links, infrastructure } = this.shared;
    return this.once(
      'conversations',
      () => new ConversationService(this.em, infrastructure.limiter, sites, links),
    );
  }

  get replies(): ReplyService {
    const { sites, links, runningTurns, infrastructure } = this.shared;
    return this.once('replies', () => {
      const tools = new ToolRunner(new PreviewService(this.em, sites), links);
      const { assistant, limiter, clock } = infrastructure;
      const budget = new AssistantBudget(limiter);
      const turns = new TurnStore(this.em);
      return new ReplyService(turns, tools, assistant, limiter, budget, runningTurns, links, clock);
    });
  }

  get conversationSweep(): ConversationSweep {
    const { database, clock } = this.shared.infrastructure;
    return this.once('conversationSweep', () => new ConversationSweep(database.pool, clock));
  }

  get ownPictures(): OwnPictures {
    const { database, storage, clock } = this.shared.infrastructure;
    return this.once('ownPictures', () => new UploadedPictures(database.pool, storage, clock));
  }

  get uploads(): UploadService {
    const { sites, pictureQueue, infrastructure } = this.shared;
    const { storage, limiter, log } = infrastructure;
    return this.once('uploads', () => {
      const ofRestaurants = new RestaurantPictures(this.em, sites);
      const onLogo: OnLogo = ({ caller, resourceId, publicKey }) =>
        caller.kind === 'conversation'
          ? this.conversations.setLogo(caller.id, publicKey)
          : ofRestaurants.setLogo(caller.id, resourceId, publicKey);
      const places = new UploadPlaces(this.em);
      return new UploadService(this.em, storage, this.pictures, pictureQueue, places, limiter, log, onLogo);
    });
  }

  get uploadSweep(): UploadSweep {
    const { database, storage, clock, log } = this.shared.infrastructure;
    return this.once('uploadSweep', () => new UploadSweep(database.pool, storage, clock, log));
  }

  get productImages(): ProductImageService {
    const { pictureQueue, infrastructure } = this.shared;
    const { images, storage, limiter, clock, log } = infrastructure;
    return this.once(
      'productImages',
      () =>
        new ProductImageService(
          this.restaurants,
          images,
          this.pictures,
          pictureQueue,
          storage,
          limiter,
          clock,
          log,
        ),
    );
  }

  private get pictures(): PictureStore {
    const { storage, clock, log } = this.shared.infrastructure;
    return this.once('pictures', () => new PictureStore(this.em, storage, clock, log));
  }

  get siteLife(): SiteLifeService {
    const { sites, infrastructure } = this.shared;
    return this.once('siteLife', () => new SiteLifeService(this.em, sites, infrastructure.clock));
  }

  get previewRemovals(): PreviewRemovalService {
    const { sites, infrastructure } = this.shared;
    return this.once(
      'previewRemovals',
      () => new PreviewRemovalService(this.em, sites, infrastructure.clock),
    );
  }

  get siteNoticeMails(): SiteNoticeMailService {
    const { database, mail, publicUrl } = this.shared.infrastructure;
    return this.once(
      'siteNoticeMails',
      () =>
        new SiteNoticeMailService(database.pool, mail, (restaurantId) => ({
          plansUrl: `${publicUrl}/packages?upgrading=${toGlobalId('Restaurant', restaurantId)}`,
          dashboardUrl: `${publicUrl}/dashboard`,
        })),
    );
  }

  get uploadCallers(): UploadCallers {
    return this.once('uploadCallers', () => new UploadCallers((token) => this.conversations.idOf(token)));
  }
}
